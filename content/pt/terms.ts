import { fullStop } from '../sentence.ts';
import { legalNotice, siteConfig, type LegalNotice } from '../../site.config.ts';
import type { LegalSection } from '../en/privacy.ts';
import type {
  policyLinks as linksInEnglish,
  TermsOwner,
  termsOf as inEnglish,
} from '../en/terms.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { withArticle } from './brand.ts';
import { inPlace } from './place.ts';
import { privacy } from './privacy.ts';
import { firstDatesEarly, howToLeave, howToLeaveByEmail, ifWeGiveUp } from './promise.ts';

export const termsOf: typeof inEnglish = (owner, notice, emailsAreOn) => ({
  meta: {
    title: 'Condições de utilização deste site',
    description:
      'As regras deste site antes da abertura: para que serve, o que implica entrar na lista de espera, pelo que respondemos e que direitos mantém.',
  },
  heading: 'Condições de utilização',
  lastUpdated: privacy.lastUpdated,
  contents: privacy.contents,
  backToHome: privacy.backToHome,
  intro: [
    `Estas condições aplicam-se ao site d${withArticle(owner)}. Por agora, só informa: aqui nada se vende, e a lista de espera não obriga a nada.`,
    'O mês acima é o da primeira versão; este texto é de {versionDay}.',
    fullStop(
      `Quem responde pelo site: ${notice.operator?.legalName ?? 'ainda não está publicado'}`,
    ),
    'Os seus dados: veja a política de privacidade.',
  ],
  sections: [
    whoWeAre(owner, notice),
    whatThisSiteIs,
    waitlist(emailsAreOn),
    openingDates,
    noMedicalAdvice,
    minimumAge,
    acceptableUse,
    intellectualProperty(owner),
    liability,
    consumerRights(notice),
    partnersAndInvestors,
    lawAndCourts,
    changes,
  ],
});

const whoWeAre = (
  { email, telephone }: TermsOwner,
  { operator, establishment }: LegalNotice,
): LegalSection => ({
  id: 'who-we-are',
  heading: 'Quem somos',
  paragraphs: [
    operator
      ? `O responsável por este site é ${operator.legalName}, ${operator.postalAddress}. NIF ou NIPC: ${operator.taxNumber}. ${operator.registry ? `Registo: ${operator.registry}. ` : ''}E-mail: ${email}.${telephone ? ` Telefone: ${telephone}.` : ''}`
      : `O nome, o endereço postal e o NIF ou NIPC de quem responde por este site ainda não estão aqui. Para perguntas: ${email}${telephone ? ` ou ${telephone}` : ''}.`,
    establishment
      ? `Nos termos da lei, o retiro é ${establishment.kind.pt}, com o número de registo ${establishment.registrationNumber}.`
      : 'Ainda não temos número de registo; vamos publicá-lo aqui antes da primeira reserva, com o tipo de estabelecimento e, se as experiências o pedirem, o registo de animação turística (RNAAT).',
  ],
});

const whatThisSiteIs: LegalSection = {
  id: 'what-this-site-is',
  heading: 'O que é este site',
  paragraphs: [
    `O site apresenta um retiro em preparação ${inPlace}, que ainda não abriu. Aqui não é possível reservar nem pagar nada. Nada do que se lê no site constitui um contrato${ownersAnswers.prices ? ' ou uma proposta contratual' : ', uma proposta contratual ou um preço'}.`,
    'Quando abrirem as reservas, terão condições, preços e informação pré-contratual próprios, que poderá ler antes de assumir qualquer compromisso.',
  ],
};

const waitlist = (emailsAreOn: boolean): LegalSection => ({
  id: 'waitlist',
  heading: 'A lista de espera',
  paragraphs: [
    `Entrar na lista de espera é gratuito e sem compromisso: não tem de reservar, e nós ainda não podemos prometer lugar. Dizemos-lhe ${firstDatesEarly}. ${emailsAreOn ? `Está na lista a partir do momento em que confirmar o endereço na página a que leva a ligação do nosso e-mail. Para sair, ${howToLeaveByEmail}.` : `Para sair, ${howToLeave}.`} ${ifWeGiveUp}`,
    'As outras vantagens indicadas na página da lista de espera são as que tencionamos oferecer a quem se inscrever. As condições exatas vêm com as primeiras datas de reserva.',
  ],
});

const openingDates: LegalSection = {
  id: 'opening-dates',
  heading: 'Datas de abertura',
  paragraphs: [
    'Enquanto não abrirem as reservas, qualquer data deste site é um plano, que o licenciamento, as obras ou o financiamento podem mudar. Não marque viagens por causa dela.',
    'Alojamentos, programas e atividades estão descritos tal como se pensam hoje, e podem mudar até à abertura.',
  ],
};

const noMedicalAdvice: LegalSection = {
  id: 'no-medical-advice',
  heading: 'Não damos aconselhamento médico',
  paragraphs: [
    'O que aqui se lê sobre burnout, stress e recuperação é informação geral. Não é um diagnóstico, um tratamento ou o conselho de um médico ou psicólogo, e não prometemos curas. Os estudos que citamos descrevem grupos de pessoas e não o seu caso. Não interrompa nem adie um tratamento por causa do que leu aqui. Em caso de emergência, ligue 112; para aconselhamento de saúde em Portugal, ligue para o SNS 24 (808 24 24 24).',
  ],
};

const minimumAge: LegalSection = {
  id: 'minimum-age',
  heading: 'Idade',
  paragraphs: [
    `Qualquer pessoa pode ler o site. A lista de espera e os programas destinam-se a pessoas com ${facts.minimumAge} anos ou mais.`,
  ],
};

const acceptableUse: LegalSection = {
  id: 'acceptable-use',
  heading: 'Como se pode usar o site',
  paragraphs: [
    'De forma lícita e leal. Não é permitido enviar dados que não sejam seus ou que saiba serem falsos, conteúdos ilícitos, publicidade ou código malicioso; preencher o formulário por meios automáticos; tentar aceder a dados de outras pessoas ou à área de administração; sobrecarregar o site ou contornar a sua segurança. Podemos apagar essas inscrições e bloquear os endereços de onde vêm.',
  ],
};

const intellectualProperty = (owner: TermsOwner): LegalSection => ({
  id: 'intellectual-property',
  heading: 'Textos, imagens e marca',
  paragraphs: [
    `Os textos, as imagens, o grafismo e a marca d${withArticle(owner)} pertencem-nos ou são usados com autorização, e estão protegidos pelo direito de autor e pela propriedade industrial. As obras científicas citadas pertencem aos seus autores e editores. Pode partilhar ligações, imprimir páginas para uso pessoal e citar trechos curtos com indicação da fonte; para além do que a lei permite, peça-nos autorização.`,
  ],
});

const liability: LegalSection = {
  id: 'liability',
  heading: 'Disponibilidade e responsabilidade',
  paragraphs: [
    'O site é gratuito e informativo. Pode ter interrupções e erros, mudar ou fechar, e as estimativas podem falhar. Algumas ligações levam a sites que não gerimos e que têm condições próprias. Avise-nos do que estiver errado ou for ilícito, e pergunte-nos antes de gastar dinheiro ou tempo a contar com o que aqui leu.',
    'Quanto ao mais, respondemos nos termos gerais da lei. Nada nestas condições exclui ou limita a responsabilidade por dolo ou culpa grave, por danos causados à vida, à integridade física ou moral ou à saúde, nem qualquer outra que a lei, em especial o Decreto-Lei n.º 446/85, de 25 de outubro, relativo às cláusulas contratuais gerais, não permita excluir ou limitar.',
  ],
};

const consumerRights = ({ complaints }: LegalNotice): LegalSection => ({
  id: 'consumer-rights',
  heading: 'Direitos do consumidor e reclamações',
  paragraphs: [
    'Estas condições em nada diminuem os direitos que a lei confere aos consumidores, em especial a Lei n.º 24/96, de 31 de julho.',
    complaints
      ? `O Livro de Reclamações Eletrónico está em ${complaints.book}, e o livro físico no retiro. Nos termos da Lei n.º 144/2015, de 8 de setembro, pode também recorrer a: ${complaints.disputeBodies}.`
      : 'Logo que prestemos serviços a consumidores, publicaremos aqui a ligação para o Livro de Reclamações Eletrónico e teremos o livro físico no retiro. Indicaremos também as entidades de resolução alternativa de litígios a que se pode recorrer nos termos da Lei n.º 144/2015, de 8 de setembro. Até lá, se tiver uma reclamação, escreva-nos, e respondemos.',
  ],
});

const partnersAndInvestors: LegalSection = {
  id: 'partners-and-investors',
  heading: 'Parceiros e investidores',
  paragraphs: [
    'O que o site diz a parceiros e investidores é um convite à conversa. Não constitui oferta, pública ou particular, de valores mobiliários ou de qualquer outro investimento, nem consultoria para investimento, nem promessa de rendimento. Qualquer parceria depende de um acordo escrito, assinado por ambas as partes, e das regras que lhe forem aplicáveis.',
  ],
};

const lawAndCourts: LegalSection = {
  id: 'law-and-courts',
  heading: 'Lei e tribunais',
  paragraphs: [
    'Aplica-se a lei portuguesa e são competentes os tribunais portugueses. Se for consumidor, mantém a proteção das normas imperativas do país onde reside e o direito ao foro que a lei lhe garante.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Alterações a estas condições',
  paragraphs: [
    'Podemos alterar estas condições, sobretudo quando abrirem as reservas; as alterações valem daí em diante. Esta é a versão {version}; qualquer alteração ao texto dá origem a outra.',
    'As condições estão publicadas em português e em inglês. Se houver divergência, prevalece o texto português, salvo se a lei lhe garantir a interpretação mais favorável.',
  ],
};

export const terms = { ...termsOf(siteConfig, legalNotice, true), name: 'Condições de utilização' };

export const policyLinks: typeof linksInEnglish = {
  privacy: 'política de privacidade',
  waitlist: 'página da lista de espera',
  myData: 'Os seus dados',
};
