import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

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
