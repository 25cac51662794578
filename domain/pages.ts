// Collected by scripts/collect-pages.ts. Change site/pages/<page>/page.ts or
// content/posts/<post>/post.ts.
import type { PageDefinition, PostDefinition } from './page-definition.ts';

/** Every page, those of the menu first. */
export const pages = {
  home: { paths: { en: '/', pt: '/pt' }, picture: 'lagoon', emailVariant: true, inMenu: 1, hour: 6, dog: 'sitting' },
  about: { paths: { en: '/about', pt: '/pt/sobre' }, picture: 'planting-a-tree', inMenu: 2, hour: 13, dog: 'walking' },
  experiences: { paths: { en: '/experiences', pt: '/pt/experiencias' }, picture: 'tents', inMenu: 3, hour: 9, dog: 'bow' },
  burnoutRecovery: { paths: { en: '/burnout-recovery', pt: '/pt/recuperacao-de-burnout' }, picture: 'forest-path', inMenu: 4, hour: 15, dog: 'curled' },
  location: { paths: { en: '/obidos-portugal', pt: '/pt/localizacao-obidos' }, picture: 'village', inMenu: 5, hour: 11.5, dog: 'from-behind' },
  blog: { paths: { en: '/blog', pt: '/pt/blog' }, picture: 'terraces', inMenu: 6, hour: 20.5, dog: 'head-on-paws' },
  waitlist: { paths: { en: '/waitlist', pt: '/pt/lista-de-espera' }, picture: 'letter', emailVariant: true, inMenu: 7, hour: 21.5, dog: 'listening' },
  oldDogSanctuary: { paths: { en: '/old-dog-sanctuary', pt: '/pt/santuario-caes-seniores' }, picture: 'old-dogs', inFooter: 1, hour: 19.5, dog: 'stretched' },
  partnerships: { paths: { en: '/partnerships', pt: '/pt/parcerias' }, picture: 'dry-stone-wall', inFooter: 2, hour: 16, dog: 'paw' },
  practicalInformation: { paths: { en: '/practical-information', pt: '/pt/informacoes-praticas' }, picture: 'bath-house', inFooter: 3, hour: 14.5, dog: 'digging' },
  faq: { paths: { en: '/faq', pt: '/pt/perguntas-frequentes' }, picture: 'at-the-gate', emailVariant: true, inFooter: 4, hour: 14, dog: 'scratching' },
  privacy: { paths: { en: '/privacy', pt: '/pt/privacidade' }, picture: 'lagoon', inFooter: 5, emailVariant: true, hour: 10, dog: 'sphinx' },
  myData: { paths: { en: '/my-data', pt: '/pt/os-meus-dados' }, picture: 'letter', inFooter: 6, unlisted: true, states: [ 'sent', 'open', 'expired', 'unknown' ], emailVariant: true, posted: true, hour: 22.5, dog: 'peeking' },
  terms: { paths: { en: '/terms', pt: '/pt/termos' }, picture: 'lagoon', inFooter: 7, emailVariant: true, hour: 10.5, dog: 'sniffing' },
  admin: { paths: { en: '/admin', pt: '/pt/admin' }, picture: 'lagoon', inFooter: 8, unlisted: true, hour: 8, dog: 'peeking' },
  drawnNotBuilt: { paths: { en: '/drawn-not-built', pt: '/pt/desenhado-por-construir' }, picture: 'tents', inFooter: 9, hour: 12.5, dog: 'sphinx' },
  dogsDay: { paths: { en: '/the-dogs-day', pt: '/pt/o-dia-do-cao' }, picture: 'dog-and-hand', inFooter: 10, hour: 20, dog: 'gone' },
  confirm: { paths: { en: '/confirm', pt: '/pt/confirmar' }, picture: 'letter', unlisted: true, emailLink: true, states: [ 'open', 'done', 'expired', 'sentAgain', 'restricted' ], posted: true, hour: 22, dog: 'tail-up' },
  invitation: {
  paths: { en: '/invitation', pt: '/pt/convite' },
  picture: 'letter',
  unlisted: true,
  emailLink: true,
  states: [
    'open',    'accepted',
    'settled', 'declined',
    'lapsed',  'gone',
    'closed'
  ],
  posted: true,
  hour: 20,
  dog: 'bow'
},
  join: { paths: { en: '/join', pt: '/pt/aderir' }, picture: 'letter', unlisted: true, onDemand: true, posted: true, hour: 21.5, dog: 'listening' },
  newAddress: { paths: { en: '/new-address', pt: '/pt/novo-endereco' }, picture: 'letter', unlisted: true, emailLink: true, states: [ 'open', 'done', 'expired', 'restricted', 'onList' ], posted: true, hour: 22, dog: 'tail-up' },
  rejoin: { paths: { en: '/rejoin', pt: '/pt/voltar-a-lista' }, picture: 'letter', unlisted: true, emailLink: true, states: [ 'open', 'done', 'restricted' ], posted: true, hour: 22, dog: 'tail-up' },
  sampleLetter: { paths: { en: '/letters/sample', pt: '/pt/cartas/exemplo' }, picture: 'letter', unlisted: true, hour: 22 },
  thankYou: { paths: { en: '/thank-you', pt: '/pt/obrigado' }, picture: 'letter', unlisted: true, emailVariant: true, hour: 22, dog: 'tail-up' },
  unsubscribe: { paths: { en: '/unsubscribe', pt: '/pt/deixar-a-lista' }, picture: 'letter', unlisted: true, emailLink: true, states: [ 'open', 'done', 'test' ], posted: true, hour: 22.25, dog: 'head-on-paws' },
} as const satisfies Record<string, PageDefinition>;

/** Every article. */
export const posts = {
  destination: { slugs: { en: 'portugal-burnout-recovery-destination', pt: 'portugal-destino-recuperacao-burnout' }, picture: 'atlantic-rest', hour: 17, dog: 'from-behind' },
  dogs: { slugs: { en: 'animal-assisted-grounding-elderly-dogs', pt: 'ancoragem-assistida-caes-seniores' }, picture: 'hammock', hour: 19, dog: 'stretched' },
  glamping: { slugs: { en: 'eco-glamping-near-lisbon-guide', pt: 'guia-eco-glamping-perto-de-lisboa' }, picture: 'lit-tent', hour: 17.5, dog: 'stargazing' },
  hotSprings: { slugs: { en: 'hot-springs-near-obidos', pt: 'termas-perto-de-obidos' }, picture: 'hot-spring', hour: 17.25, dog: 'curled' },
  journey: { slugs: { en: 'lisbon-to-obidos-without-a-car', pt: 'de-lisboa-a-obidos-sem-carro' }, picture: 'journey', hour: 15.5, dog: 'walking' },
  permaculture: { slugs: { en: 'permaculture-burnout-recovery', pt: 'permacultura-recuperacao-burnout' }, picture: 'terraces', hour: 18.5, dog: 'digging' },
  regenerative: { slugs: { en: 'regenerative-vs-sustainable-travel', pt: 'viagem-regenerativa-ou-sustentavel' }, picture: 'planting-a-tree', hour: 18, dog: 'sniffing' },
  science: { slugs: { en: 'science-nature-healing-cortisol-oxytocin', pt: 'ciencia-natureza-cortisol-ocitocina' }, picture: 'hand-on-trunk', hour: 16.5, dog: 'on-back' },
  worthVisiting: { slugs: { en: 'is-obidos-worth-visiting', pt: 'vale-a-pena-visitar-obidos' }, picture: 'village', hour: 15.75, dog: 'sitting' },
} as const satisfies Record<string, PostDefinition>;
