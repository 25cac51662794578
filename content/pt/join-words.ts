import { siteConfig } from '../../site.config.ts';
import type { JoinWords } from '../en/join-words.ts';
import { facts } from '../facts.ts';
import { statusLine } from '../status.ts';
import { opening } from './opening.ts';
import { firstDatesEarly, howLong, howOften, howToLeave } from './promise.ts';

const notNamed = siteConfig.dataController
  ? ''
  : ' Ainda não publicámos quem responde pelos dados. Se prefere saber isso primeiro, espere.';

export const joinWords: JoinWords = {
  heading: 'Entrar na lista de espera',
  intro: `Dizemos-lhe ${firstDatesEarly}.`,
  free: 'Não custa nada e não obriga a nada.',
  detailsHeading: 'Os seus dados',
  standing: `${opening.standing} ${statusLine('pt')}`,
  sampleLetter: 'Ler uma carta de exemplo',
  supporters: `Já se juntaram mais de ${facts.supporters}\u00a0apoiantes`,
  afterwards: `Recebe, ${howOften}, com notícias só se assinalar a segunda caixa. Para sair, ${howToLeave}. De outro modo, fica guardado ${howLong}.${notNamed}`,
  afterwardsByEmail: `Vai receber um e-mail: carregue no botão, confirme na página que se abre, e está na lista. Depois recebe, ${howOften}, com notícias só se assinalar a segunda caixa. Todas trazem uma ligação para sair, com efeito imediato. O que nos enviar fica guardado ${howLong}.${notNamed}`,
};
