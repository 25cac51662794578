import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../content/index.ts';
import { hourOf } from '../../ui/header/header-sun-position.ts';
import { day, Poses } from './Poses.tsx';

test('the sheet shows every pose of the dog once, by the hour, with words in both languages', () => {
  const poses = day.map(({ pose }) => pose);
  expect(poses).toHaveLength(17);
  const hours = day.map(({ place }) => hourOf(place));
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  for (const { dogsDay } of Object.values(content)) {
    expect(Object.keys(dogsDay.poses).sort()).toEqual(poses.toSorted());
  }
});

test('a pose leads to the page where it is met, at its hour, but to none that is not listed', () => {
  const sheet = (language: 'en' | 'pt') =>
    renderToStaticMarkup(createElement(Poses, { text: content[language].dogsDay, language }));
  expect(sheet('en')).toContain('<a href="/">6:00 Sitting</a>');
  expect(sheet('pt')).toContain('<a href="/pt/perguntas-frequentes">14h00 A coçar-se</a>');
  expect(sheet('en')).toContain('<p>22:30 Peeking</p>');
  expect(sheet('en')).toMatch(/<p>5:30 Only its hollow<\/p><\/li><\/ol>$/);
});
