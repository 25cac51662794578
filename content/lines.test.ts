import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { content } from './index.ts';
import { lines } from './lines.ts';

test.each(languages)('each section of a list about the place has its line, in %s', (language) => {
  const { about, experiences, oldDogSanctuary } = content[language];
  expect(lines.about.ideas).toHaveLength(about.ideas.length);
  expect(lines.about.doing).toHaveLength(about.doing.length);
  expect(lines.experiences.cards).toHaveLength(experiences.cards.length);
  expect(lines.oldDogSanctuary.chapters).toHaveLength(oldDogSanctuary.chapters.length);
});
