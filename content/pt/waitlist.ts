import type { Waitlist } from '../en/waitlist.ts';
import { opening } from './opening.ts';

export const waitlist: Waitlist = {
  meta: {
    title: 'Lista de espera para as primeiras datas',
    description:
      'Ainda não há reservas. Quem está na lista de espera sabe primeiro das datas, dos programas-piloto, dos preços e do santuário de cães.',
  },
  heading: 'Entrar na lista de espera',
  intro: [
    'Por enquanto, não é possível reservar. A lista de espera serve para saber, antes de toda a gente, quando o será.',
    `${opening.plan} Até lá, escrevemos pouco, e só quando houver alguma coisa para dizer.`,
  ],
  benefits: {
    heading: 'Vantagens da lista de espera',
    items: [
      {
        title: 'Acesso antecipado às datas de reserva',
        text: 'Pode ver o calendário, e escolher a semana, antes de ele ser público.',
      },
      {
        title:
          'Convites prioritários para os programas-piloto e os encontros de membros fundadores',
        text: 'Os primeiros grupos serão convidados a partir desta lista.',
      },
      {
        title: 'Notícias em exclusivo do santuário de cães seniores e dos projetos regenerativos',
        text: 'Quem se mudou para cá, o que se plantou e o que não pegou.',
      },
      {
        title: 'Preços especiais para os primeiros apoiantes',
        text: 'Quando houver preços, quem chegou cedo paga menos.',
      },
    ],
  },
};
