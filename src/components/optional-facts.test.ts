import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactDetails } from './ContactDetails.tsx';
import { Results } from './Results.tsx';
import { Services } from './Services.tsx';
import { Testimonial } from './Testimonial.tsx';

test('an owner who says nothing besides has neither an empty box nor an empty section; nor has a project', () => {
	const facts = createElement(ContactDetails, { facts: { leistungen: [] } });
	expect(renderToStaticMarkup(facts)).toBe('');
	expect(renderToStaticMarkup(createElement(Services, { services: [] }))).toBe('');
	expect(renderToStaticMarkup(createElement(Testimonial, { entry: undefined }))).toBe('');
	expect(renderToStaticMarkup(createElement(Results, { numbers: undefined }))).toBe('');
});
