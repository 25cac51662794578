import type { policyLinks as inEnglish } from '../en/policy-links.ts';

export const policyLinks: typeof inEnglish = {
  privacy: 'política de privacidade',
  waitlist: 'página da lista de espera',
  myData: 'Os seus dados',
};
