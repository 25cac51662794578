import { expect, test } from 'vitest';
import { dogOf } from './dog-of.ts';

const names = ['bow', 'curled', 'paw', 'sphinx'];
const articles = { first: { dog: 'curled' }, second: {}, third: {}, fourth: { dog: 'gone' } };

test('an article that names no dog has one that no other article has', () => {
  const dogs = ['first', 'second', 'third'].map((post) => dogOf(post, names, articles));
  expect(dogs).toEqual(['curled', 'bow', 'paw']);
});

test('a dog that is not drawn is refused by the name of its article', () => {
  expect(() => dogOf('fourth', names, articles)).toThrow('content/posts/fourth/post.ts');
});
