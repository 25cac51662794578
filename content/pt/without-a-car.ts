import type { WithoutACar } from '../en/without-a-car.ts';
import { toVillage } from './place.ts';

export const withoutACar: WithoutACar = {
  heading: 'De Lisboa, sem carro',
  steps: [
    {
      title: 'Autocarro até Óbidos',
      text: 'Os autocarros da Rápida Verde saem do Campo Grande, onde há metro, e passam em Óbidos cerca de uma hora depois, a caminho das Caldas da Rainha.',
    },
    {
      title: `Táxi até ${toVillage}`,
      text: 'Em Óbidos há poucos táxis; nas Caldas da Rainha, onde o autocarro acaba, há mais. Peça o seu de véspera.',
    },
    {
      title: 'Ou o comboio',
      text: 'Óbidos tem estação na Linha do Oeste. Um temporal fechou a linha a 28 de janeiro de 2026 e, desde 16 de março, há autocarros em vez de comboios a sul das Caldas da Rainha. Em novembro não encontrámos notícia da reabertura.',
    },
  ],
  note: 'Os horários mudam com a época e com o dia: confirme o do autocarro na Rodoviária do Oeste e o do comboio na CP.',
  more: { journey: 'De Lisboa a Óbidos sem carro, passo a passo' },
};
