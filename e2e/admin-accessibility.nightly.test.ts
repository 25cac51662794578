import { describe } from 'vitest';
import { testDashboardAccessibility } from './setup/admin-accessibility.ts';

describe('accessibility of the dashboard', () => {
  testDashboardAccessibility('phone', 'en');
  testDashboardAccessibility('desktop', 'pt');
});
