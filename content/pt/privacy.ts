import { fullStop } from '../sentence.ts';
import { siteConfig } from '../../site.config.ts';
import { pageViewMonths } from '../../domain/page-views.ts';
import type { LegalSection, PolicyOwner, privacyOf as inEnglish } from '../en/privacy.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import { withArticle } from './brand.ts';
import {
  beforeDeletion,
  firstDates,
  howOften,
  howToLeave,
  howToLeaveByEmail,
  ifWeGiveUp,
  news,
} from './promise.ts';
import { shell } from './shell.ts';

const monthOf = ({ year, month }: Facts['policiesUpdated']): string =>
  new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

export const privacyOf: typeof inEnglish = (owner, figures, emailsAreOn) => ({
  meta: {
    title: 'Política de privacidade e direitos',
    description:
      'Que dados pessoais o formulário recolhe, para quê, durante quanto tempo e onde ficam guardados, e como os consultar, corrigir ou apagar.',
  },
  heading: 'Política de privacidade',
  lastUpdated: `Última atualização: ${monthOf(figures.policiesUpdated)}`,
  contents: 'Nesta página',
  backToHome: 'Voltar ao início',
  intro: [
    `O que acontece aos seus dados pessoais no site d${withArticle(owner)}.`,
    'O mês acima é o da primeira versão; este texto é de {versionDay}.',
    fullStop(`Quem responde por eles: ${owner.dataController?.name ?? 'ainda não está publicado'}`),
    `O que guardamos: o que escrever no formulário, para lhe dizermos ${firstDates}; outras notícias, só se assinalar a segunda caixa.`,
    `Durante quanto tempo: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo, ou até querer que os apaguemos.`,
  ],
  sections: [
    controller(owner),
    whatWeCollect(emailsAreOn),
    healthData,
    purposesAndLegalBases(emailsAreOn),
    browserStorage,
    counts,
    recipients,
    hostingAndTransfers,
    retention(figures, emailsAreOn),
    rightToObject(owner),
    yourRights(figures, emailsAreOn),
    complaints,
    minimumAge(figures),
    security,
    changes,
  ],
});

const controller = ({ email, dataController }: PolicyOwner): LegalSection => ({
  id: 'controller',
  heading: 'Quem é responsável',
  paragraphs: [
    dataController
      ? `O responsável pelo tratamento dos seus dados pessoais é ${dataController.name}, ${dataController.postalAddress}.`
      : 'O nome e o endereço postal do responsável pelo tratamento ainda não estão aqui.',
    `Sobre os seus dados, escreva para ${email}. Aplicam-se o Regulamento (UE) 2016/679 («RGPD») e as Leis n.os 58/2019 e 41/2004; os artigos citados sem lei são do RGPD.`,
  ],
});

const ourEmails = `Se não confirmar o endereço pela ligação do nosso e-mail, não voltamos a escrever-lhe, a não ser para responder à sua mensagem. Guardamos quando confirmou ou saiu, ou quando os e-mails deixaram de chegar, e, de cada um, o tipo, a hora e a resposta do servidor de correio. Nada nos diz se o abre. Se o seu fornecedor de correio nos disser que marcou um como spam, tiramos o seu endereço da lista. Se o convidarmos, guardamos que lugar lhe oferecemos, o que respondeu, para quantas pessoas e quando, enquanto guardarmos a sua inscrição. Para convidar por ordem, usamos a data em que se inscreveu.`;

const whatWeCollect = (emailsAreOn: boolean): LegalSection => ({
  id: 'what-we-collect',
  heading: 'Que dados recolhemos',
  paragraphs: [
    'Do formulário: nome e e-mail; se quiser, país, profissão e mensagem; e se quer notícias.',
    'O servidor acrescenta o endereço IP, o tipo de navegador, a língua, a hora, a versão desta política e, durante um dia, um código aleatório, para nada ficar guardado duas vezes.',
    `O formulário só segue com a caixa do consentimento assinalada: a inscrição prova que consentiu. Guardamos também o texto que acompanhava as caixas, se o navegador o indicou, os consentimentos que mais tarde der ou retirar, se respondemos à sua mensagem e, quando ajuda, uma breve nota.`,
    ...(emailsAreOn ? [ourEmails] : []),
    `De cada pedido relativo aos seus direitos guardamos o tipo, os dias e o seu endereço.${emailsAreOn ? ' Contra pedidos em massa, guardamos durante um dia um código calculado a partir dele.' : ''}`,
    'Se nos escrever, ficamos com o seu endereço e com o que nos disser. Para travar envios em massa, o servidor conta o que chega de cada endereço IP ou rede, durante um dia e uma hora, no máximo. O registo dele não contém nomes, endereços nem mensagens dos visitantes.',
  ],
});

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'Não envie dados de saúde',
  paragraphs: ['Se os encontrarmos numa mensagem, apagamo-los (artigo 9.º).'],
};

const purposesAndLegalBases = (emailsAreOn: boolean): LegalSection => ({
  id: 'purposes-and-legal-bases',
  heading: 'Para que os usamos e com que fundamento',
  paragraphs: [],
  list: [
    `Com o seu consentimento (artigo 6.º, n.º 1, alínea a)): dizer-lhe, na sua língua, ${firstDates}; planear transportes, línguas e programas, pelo país e pela profissão; responder à sua mensagem; contar-lhe ${news}, se assinalou a segunda caixa (artigo 13.º-A da Lei n.º 41/2004); contar dois tipos de clique, se aceitou.`,
    `No nosso interesse legítimo (alínea f)): ${emailsAreOn ? 'pedir-lhe que confirme o endereço; avisar antes de apagarmos os seus dados; ' : ''}proteger o site de ataques e abusos, pelo endereço IP, tipo de navegador e hora; responder a e-mails; saber que páginas são lidas.`,
    'Por obrigação legal (alínea c), com os artigos 7.º, n.º 1, 12.º e 17.º): demonstrar quando e a que deu consentimento, dar seguimento aos seus pedidos e impedir que volte o que foi apagado.',
  ],
  after: [
    `Recebe, ${howOften}${emailsAreOn ? ', além dos e-mails que tratam da sua própria inscrição' : ''}. Não há decisões automatizadas nem perfis.`,
    `Pode retirar qualquer consentimento em qualquer altura; o que se fez até então continua lícito. Pode deixar de receber as notícias e continuar na lista. Para sair da lista, ${emailsAreOn ? howToLeaveByEmail : howToLeave}. ${ifWeGiveUp}`,
  ],
});

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies e o que fica no seu navegador',
  paragraphs: [
    'Este site não usa cookies e não carrega nada de terceiros. No seu navegador guarda apenas:',
  ],
  list: [
    'a resposta ao aviso, o aspeto claro ou escuro e, para o administrador, o tipo de ficheiro exportado (armazenamento local);',
    'o que escreve no formulário, até o enviar ou limpar ou fechar o separador (armazenamento de sessão);',
    'o mesmo, se assinalar a caixa própria, que aparece quando escreve, até abrir uma página deste site passados sete dias (armazenamento local).',
  ],
  after: [
    'Serve apenas para o que pediu, pelo que o artigo 5.º da Lei n.º 41/2004 não exige consentimento.',
  ],
};

const counts: LegalSection = {
  id: 'visit-counts',
  heading: 'O que contamos',
  paragraphs: [
    `Quantas vezes cada página é aberta por semana, seja qual for a resposta ao aviso: o nosso servidor soma um a um total, guardado ${pageViewMonths} meses, salvo se o navegador enviar o sinal «Global Privacy Control».`,
    `Cliques, só se escolher «${shell.consent.accept}» no aviso: o nosso servidor soma um ao total desse dia de mudanças de língua ou de cliques em «${shell.footer.partner}». «${shell.consent.settings}», ao fundo de qualquer página, permite voltar a escolher.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Quem recebe os seus dados',
  paragraphs: [
    'O administrador e quem ele autorizar. Os subcontratantes são um fornecedor de alojamento, um de correio e um que guarda cópias de segurança cifradas, cada um com o contrato do artigo 28.º; se perguntar, dizemos quais são. Não vendemos nada, e a uma autoridade só dizemos o que a lei obrigar.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Onde ficam guardados',
  paragraphs: [
    'No Espaço Económico Europeu. Antes de qualquer transferência para fora dele (capítulo V), avisaríamos nesta página.',
  ],
};

const retention = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'retention',
  heading: 'Durante quanto tempo os guardamos',
  paragraphs: [],
  list: [
    `Inscrições: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo, ou até pedir que apaguemos a sua. Voltar a inscrever-se não prolonga nenhuma; com a última apagamos tudo o resto sobre si.${emailsAreOn ? ` Se estiver na lista, ${beforeDeletion}.` : ''}`,
    ...(emailsAreOn
      ? [
          `Se nunca confirmar: apagamos a inscrição ${figures.unconfirmedDays} dias depois de a nossa última ligação caducar (cada uma vale ${figures.confirmationDays} dias), salvo se tiver uma mensagem ou houver um pedido seu por tratar.`,
        ]
      : []),
    `Endereço IP e tipo de navegador: ${figures.technicalDataDays} dias e, nas cópias de segurança, mais ${figures.copyDays}.`,
    `E-mails que recebemos, pedidos relativos aos seus direitos e entradas do registo: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo. Depois de apagados os seus dados, dos dois últimos ficam apenas o tipo e o dia, com um número aleatório que já não permite chegar a si.`,
    ...(emailsAreOn
      ? [
          `Registo dos nossos e-mails: o nome e o endereço, ${figures.emailTextDays} dias; o resto, até apagarmos a sua última inscrição. Para um último e-mail, guardamos o endereço dez minutos depois de apagarmos tudo, ou três dias depois de o mudar.`,
        ]
      : []),
    `Cópias de segurança: ${figures.copyDays} dias. O que apagamos sai logo da base de dados e, nesses dias, das cópias. Se repusermos uma cópia, voltamos a apagar os mesmos dados, e quem saiu, deixou de querer notícias ou teve os dados limitados continua assim. O que enviou ou corrigiu depois dessa cópia perde-se. Para isso guardamos, mais um dia do que as cópias, o que decidiu e quando, os números das inscrições e um código que não permite chegar ao seu endereço.`,
  ],
});

const rightToObject = ({ email }: PolicyOwner): LegalSection => ({
  id: 'right-to-object',
  heading: 'O direito de se opor',
  paragraphs: [
    `Pode opor-se em qualquer altura, por motivos da sua situação particular, ao que fazemos no nosso interesse legítimo (artigo 21.º). Basta uma linha para ${email}; paramos, salvo razões imperiosas e legítimas, que teremos de demonstrar.`,
  ],
});

const yourRights = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'your-rights',
  heading: 'Os seus outros direitos',
  paragraphs: [
    'Nos termos dos artigos 7.º e 15.º a 20.º, pode ver os seus dados e receber uma cópia, também num formato de leitura automática ou transmitida a outrem; corrigi-los, completá-los, apagá-los ou limitar o seu tratamento; e retirar o consentimento.',
    emailsAreOn
      ? 'Pode exercer quase todos por si, sem conta, em «Os seus dados».'
      : 'Em «Os seus dados» há uma mensagem pronta a enviar-nos.',
    `É tudo gratuito. Na dúvida, pedimos que confirme que são seus. Respondemos em ${figures.rightsRequestDays} dias; se o artigo 12.º, n.º 3, nos der mais dois meses, avisamos dentro do primeiro mês e dizemos porquê.`,
    'Os dados de uso limitado só se conservam (artigo 18.º, n.º 2): não alteramos nada e só enviamos os e-mails que pedir.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Reclamações',
  paragraphs: [
    'Pode reclamar junto da Comissão Nacional de Proteção de Dados (CNPD, www.cnpd.pt), ou da autoridade do país onde viver ou trabalhar, e recorrer aos tribunais.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Idade',
  paragraphs: [
    `A lista de espera é para pessoas com ${figures.minimumAge} anos ou mais. Apagamos os dados de pessoas mais novas.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'Como os protegemos',
  paragraphs: [
    'A ligação é cifrada. As inscrições só se leem depois de iniciar sessão, e cada consulta, exportação, alteração ou eliminação fica num registo que não se pode alterar e onde figura com um número aleatório.',
    'Se houver uma violação de dados, notificamos a CNPD sempre que o artigo 33.º o exija e, se for elevado o risco para os seus direitos, avisamos as pessoas afetadas sem demora injustificada.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Alterações a esta política',
  paragraphs: [
    'Esta é a versão {version}. Cada inscrição fica com a versão então em vigor. Para qualquer fim a que não deu consentimento, perguntaríamos primeiro.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts, true), name: 'Política de privacidade' };
