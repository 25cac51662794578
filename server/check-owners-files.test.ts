import { expect, test } from 'vitest';
import { facts, ownersAnswers } from '../content/facts.ts';
import { postalAddress, siteConfig } from '../site.config.ts';
import { checkOwnersFiles, isPublicAddress } from './check-owners-files.ts';

test.each([
  ['email', { siteConfig: { ...siteConfig, email: 'hello@raiz' } }, 'an e-mail address'],
  [
    'profiles.facebook',
    { siteConfig: { ...siteConfig, profiles: { ...siteConfig.profiles, facebook: '' } } },
    'the address of a page',
  ],
  [
    'postalAddress.country',
    { postalAddress: { ...postalAddress, country: 'Portugal' } },
    'a code of ISO 3166',
  ],
  ['brand', { siteConfig: { ...siteConfig, brand: undefined } }, 'a line of text'],
])('a wrong %s in site.config.ts is named with what it must be', (name, typed, rule) => {
  expect(() => checkOwnersFiles(typed)).toThrow(
    new RegExp(`^${name} in site\\.config\\.ts is .*\\. It must be ${rule}.*$`),
  );
});

test.each([
  ['supporters', { facts: { ...facts, supporters: 1.2 } }, 'a whole number, without a dot'],
  ['supporters', { factsFile: '  supporters: 1.000,\n' }, 'a whole number, without a dot'],
  ['retentionYears', { facts: { ...facts, retentionYears: '18 months' } }, 'a whole number of'],
  [
    'pilotProgrammes.quarter',
    { facts: { ...facts, pilotProgrammes: { quarter: 5, year: 2026 } } },
    'a quarter: 1, 2, 3 or 4',
  ],
  [
    'ownersAnswers.team.pt',
    { ownersAnswers: { ...ownersAnswers, team: { en: 'Ana.' } } },
    'a line of text',
  ],
  [
    'ownersAnswers.landComparedOn',
    { ownersAnswers: { ...ownersAnswers, landComparedOn: '3 May' } },
    'a day, such as',
  ],
])('a wrong %s in content/facts.ts is named with what it must be', (name, typed, rule) => {
  expect(() => checkOwnersFiles(typed)).toThrow(
    new RegExp(`^${name} in content/facts\\.ts is .*\\. It must be ${rule}.*$`),
  );
});

test('what stands there is as it must be', () => {
  expect(() => checkOwnersFiles()).not.toThrow();
});

test('a site is public at a name of its own, and not at a made-up one or on this machine', () => {
  const addresses = [
    'https://raizdovau.pt',
    'https://www.example.org',
    'https://raizdovau.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://retreat.local',
  ];
  expect(addresses.filter(isPublicAddress)).toEqual(addresses.slice(0, 2));
});
