import { describe } from 'vitest';
import { testDeskAccessibility } from './setup/desk-accessibility.ts';

describe('accessibility of the desk', () => {
  testDeskAccessibility('phone', 'en');
  testDeskAccessibility('desktop', 'pt');
});
