import type { MoreLinks } from '../more-links.ts';

export const faqLinks: MoreLinks[] = [
  { 'burnoutRecovery#care': 'O que não somos' },
  {
    experiences: 'As experiências',
    burnoutRecovery: 'O programa de recuperação de burnout',
    destination: 'Recuperar do burnout sem sair de Portugal',
  },
  { experiences: 'As experiências' },
  { location: 'Como chegar', 'location#without-a-car': 'Sem carro' },
  { practicalInformation: 'Informações práticas' },
  { privacy: 'Política de privacidade', myData: 'Ver, corrigir ou apagar os seus dados' },
  { oldDogSanctuary: 'O santuário de cães velhos', dogs: 'Uma hora ao pé de um cão velho' },
  { waitlist: 'A lista de espera' },
  { waitlist: 'O que a lista de espera traz', 'terms#waitlist': 'O que dizem as condições' },
  { partnerships: 'Quem procuramos' },
];
