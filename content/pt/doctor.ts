import type { Doctor } from '../en/doctor.ts';

export const doctor: Doctor = {
  well: 'Está tudo bem: {count} verificações.',
  untold: 'Não foi possível verificar: {name} ({reason}).',
  status: { fail: 'Já:', warn: 'Em breve:' },
};
