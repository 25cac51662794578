import { fullStop } from '../sentence.ts';
import { siteConfig } from '../../site.config.ts';
import { visitMonths } from '../../domain/visits.ts';
import type { LegalSection, PolicyOwner, privacyOf as inEnglish } from '../en/privacy.ts';
import { facts, type Facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import { withArticle } from './brand.ts';
import { beforeDeletion, firstDates, howOften, news, oneReminder } from './promise.ts';
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
    `É isto que acontece aos seus dados pessoais no site d${withArticle(owner)}.`,
    'Esta versão é de {versionDay}.',
    fullStop(`Quem responde por eles: ${owner.dataController?.name ?? 'ainda não está publicado'}`),
    `O que guardamos: o nome, o e-mail e o que mais escrever no formulário, para lhe dizermos ${firstDates}; outras notícias, só se assinalar a segunda caixa.`,
    `Durante quanto tempo: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo, ou até querer que desapareça.`,
    `Os seus direitos: ver, corrigir, descarregar, opor-se, apagar, em «Os seus dados» ou com uma linha para ${owner.email}.`,
  ],
  sections: [
    controller(owner),
    whatWeCollect(emailsAreOn),
    healthData,
    purposesAndLegalBases(emailsAreOn),
    browserStorage,
    visitCounts,
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
    `Para qualquer assunto relativo aos seus dados, escreva para ${email}. Aplicam-se o Regulamento (UE) 2016/679 («RGPD») e as Leis n.os 58/2019 e 41/2004.`,
  ],
});

const ourEmails = `Um endereço por confirmar pela ligação do nosso e-mail não está na lista: ${oneReminder}. Registamos quando confirmou o endereço, quando saiu da lista e se deixou de poder receber e-mails. De cada e-mail guardamos o tipo, a hora e a resposta do servidor de correio; de cada ligação, só que o botão foi usado. Nada nos diz se abre os nossos e-mails. Uma carta a toda a lista pode vir a ficar neste site, sem o nome de ninguém. Se o seu fornecedor de correio nos transmitir que marcou um e-mail como lixo, retiramo-lo logo da lista.`;

const whatWeCollect = (emailsAreOn: boolean): LegalSection => ({
  id: 'what-we-collect',
  heading: 'Que dados recolhemos',
  paragraphs: [
    `Pelo formulário${emailsAreOn ? ', ou num cartão que depois copiamos, com o dia e as palavras que lá estão' : ''}: o nome e o e-mail, sem os quais não é possível inscrever-se; se quiser, o país, a profissão e uma mensagem; e se quer notícias.`,
    'O servidor acrescenta endereço IP, tipo de navegador, língua, hora e a versão desta política em vigor. Um código aleatório, apagado ao fim de um dia, evita que o mesmo envio fique guardado duas vezes; se os scripts estiverem desligados, é pelo endereço IP e pelo conteúdo que o evitamos.',
    `O visto na caixa de consentimento não é enviado nem guardado. A prova do consentimento é a inscrição e, se o navegador as indicou, as palavras ao lado das caixas; junta-se-lhe o que mais tarde confirme, dê ou retire. É apagada com a inscrição${emailsAreOn ? ', e está em «Os seus dados»' : ''}.`,
    `Guardamos se uma mensagem foi respondida e, quando nos ajuda a responder-lhe, uma breve nota nossa junto do seu nome.${emailsAreOn ? ' Ambas estão em «Os seus dados».' : ''}`,
    ...(emailsAreOn ? [ourEmails] : []),
    `De cada pedido relativo aos seus direitos guardamos o tipo, os dias e o seu endereço.${emailsAreOn ? ' Contra pedidos em massa, fica durante um dia um código calculado a partir do endereço indicado, que só se pode comparar com um que já se conheça.' : ''}`,
    `Se nos escrever, ficamos com o seu endereço e com o que nos disser. Para responder ao navegador, o servidor trata o endereço IP. Contra envios em massa, conta o que chega de cada endereço IP ou rede, numa base de dados só sob um código que não o deixa ler, e esquece a conta em vinte minutos${emailsAreOn ? ' (a dos pedidos de consulta, em duas horas)' : ''}. O registo do servidor não contém nomes, endereços de e-mail ou IP nem mensagens de quem visita o site.`,
  ],
});

const healthData: LegalSection = {
  id: 'health-data',
  heading: 'Não envie dados de saúde',
  paragraphs: [
    'Numa lista de espera não fazem falta, e o artigo 9.º do RGPD protege-os de modo especial. Se os encontrarmos numa mensagem, apagamo-los.',
  ],
};

const purposesAndLegalBases = (emailsAreOn: boolean): LegalSection => ({
  id: 'purposes-and-legal-bases',
  heading: 'Para que os usamos e com que fundamento',
  paragraphs: [],
  list: [
    `Com o seu consentimento (artigo 6.º, n.º 1, alínea a), do RGPD): dizer-lhe, na sua língua, ${firstDates}; planear transportes, línguas e programas, pelo país e pela profissão; responder à sua mensagem; contar-lhe ${news}, só se assinalou a segunda caixa (artigo 13.º-A da Lei n.º 41/2004); contar dois tipos de clique, só se aceitou.`,
    `No nosso interesse legítimo (alínea f)): ${emailsAreOn ? 'pedir-lhe que confirme o endereço, e lembrar-lho uma vez, para só escrevermos a quem pediu; avisar antes de apagarmos os seus dados; ' : ''}proteger o site de ataques e abusos, pelo endereço IP, tipo de navegador e hora; responder a e-mails, e anotar o que ajuda a responder; saber que páginas são lidas.`,
    'Por obrigação legal (alínea c), com os artigos 7.º, n.º 1, 12.º e 17.º): demonstrar quando e a que deu consentimento, dar seguimento aos seus pedidos e impedir que volte o que foi apagado.',
  ],
  after: [
    `Recebe de nós, ${howOften}, além das respostas ao que fizer. Não tomamos decisões automatizadas a seu respeito nem definimos perfis.`,
    `Pode retirar qualquer consentimento em qualquer altura, sem dizer porquê; o que se fez até então continua lícito. Se o retirar para a lista, com uma linha, apagamos a sua inscrição; se só não quiser notícias, continua na lista.${emailsAreOn ? ' O botão para sair, nos nossos e-mails e em «Os seus dados», tira-o da lista de imediato; o que tinha enviado só serve então para demonstrar o consentimento e a saída.' : ''}`,
  ],
});

const browserStorage: LegalSection = {
  id: 'browser-storage',
  heading: 'Cookies e o que fica no seu navegador',
  paragraphs: [
    'Este site não usa cookies e não carrega nada de terceiros. No seu navegador guarda apenas:',
  ],
  list: [
    'no armazenamento local, a resposta ao aviso («accepted», aceite, ou «declined», recusado), o aspeto claro ou escuro e, só na página de administração, o tipo de ficheiro escolhido para exportar;',
    'no armazenamento de sessão, o que escreve no formulário: desaparece ao ser enviado ou limpo e ao fechar o separador;',
    'o mesmo no armazenamento local, só se assinalar a caixa própria: desaparece ao ser enviado ou limpo e, passados sete dias, apaga-o a primeira página deste site que abrir.',
  ],
  after: [
    'Nada disto nos é enviado a partir daí. Serve apenas para o que pediu, pelo que o artigo 5.º da Lei n.º 41/2004 não exige consentimento.',
  ],
};

const visitCounts: LegalSection = {
  id: 'visit-counts',
  heading: 'O que contamos',
  paragraphs: [
    `Quantas vezes cada página é aberta, por dia e língua, e de onde se veio: de uma página nossa, de um motor de busca, de uma rede social, de outro site (nunca qual) ou não se sabe; e, por semana, quantas inscrições chegam pelo formulário de uma página. O nosso servidor vê-o no pedido que carrega a página, soma um a um total e nada guarda de si: nem identificador, nem endereço IP, nem tipo de navegador. No seu dispositivo nada se grava nem se lê. Os totais ficam ${visitMonths} meses. Se o navegador enviar o sinal «Global Privacy Control», nada disto é contado.`,
    `Cliques, só se escolher «${shell.consent.accept}» no aviso: o navegador comunica então ao nosso próprio servidor as mudanças de língua e os cliques na ligação para ser parceiro fundador. Soma-se um à contagem desse dia, sem identificador, endereço IP nem tipo de navegador. De contrário, nada é enviado. «${shell.consent.settings}», ao fundo de qualquer página, deixa-o voltar a escolher.`,
  ],
};

const recipients: LegalSection = {
  id: 'recipients',
  heading: 'Quem recebe os seus dados',
  paragraphs: [
    'Só o administrador e quem ele autoriza a ajudá-lo leem as inscrições. Os subcontratantes são um fornecedor de alojamento, quem entrega os nossos e-mails e, se houver cópias noutra máquina, quem a aloja, que as recebe cifradas; o artigo 28.º do RGPD exige um contrato com cada um e, se nos perguntar, dizemos-lhe quais são. Não vendemos, não alugamos nem trocamos nada, e só comunicamos dados a uma autoridade quando a lei nos obrigar.',
  ],
};

const hostingAndTransfers: LegalSection = {
  id: 'hosting-and-transfers',
  heading: 'Onde ficam guardados',
  paragraphs: [
    'No Espaço Económico Europeu. Uma transferência para fora dele exigiria as garantias do capítulo V do RGPD, e esta página di-lo-ia com antecedência.',
  ],
};

const retention = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'retention',
  heading: 'Durante quanto tempo os guardamos',
  paragraphs: [],
  list: [
    `Inscrições: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo, ou até pedir que apaguemos a sua. Voltar a inscrever-se é uma inscrição nova, com o seu próprio prazo; nada se prolonga. Com a última desaparece tudo o resto que lhe diga respeito.${emailsAreOn ? ` Se estiver na lista, ${beforeDeletion}.` : ''}`,
    ...(emailsAreOn
      ? [
          `Inscrições com um endereço que ninguém confirma: ${figures.unconfirmedDays} dias depois de expirar a última ligação que enviámos, que vale ${figures.confirmationDays}, salvo se tiverem uma mensagem ou se houver um pedido seu em aberto.`,
        ]
      : []),
    `Endereço IP e tipo de navegador, para distinguir um envio repetido de dois de pessoas diferentes e investigar abusos: ${figures.technicalDataDays} dias e, nas cópias de segurança, mais ${figures.copyDays}.`,
    `E-mails que recebemos, pedidos relativos aos seus direitos e entradas do registo: ${quantity(figures.retentionYears, 'year', 'pt')}, no máximo. Dos dois últimos ficam apenas o tipo e o dia depois de apagados os seus dados e, no registo, um número aleatório que já nada liga a si.`,
    ...(emailsAreOn
      ? [
          `Registo dos nossos e-mails: o nome e o endereço, ${figures.emailTextDays} dias; o resto, até desaparecer a sua última inscrição. Depois de apagarmos tudo, guardamos o endereço dez minutos, no máximo, para lhe dizer que está feito. Se mudar de endereço, guardamos o antigo três dias, para o avisar.`,
        ]
      : []),
    `Cópias de segurança: ${figures.copyDays} dias, só para recuperar de uma avaria. O que apagamos sai logo da base de dados e, nesses dias, das cópias. Se entretanto tivermos de repor uma cópia, apagamo-lo outra vez e voltamos a tratar as correções que pediu. Para isso guardamos, durante o mesmo tempo e fora das cópias, o que decidiu e pediu, os números das inscrições, o seu número aleatório no registo e um código calculado a partir do seu endereço, que não leva a ele.`,
    'Um servidor Postgres conserva, ilegíveis, os bytes do que foi apagado até voltar a usar o espaço.',
  ],
});

const rightToObject = ({ email }: PolicyOwner): LegalSection => ({
  id: 'right-to-object',
  heading: 'O direito de se opor',
  paragraphs: [
    `Pode opor-se em qualquer altura, por motivos da sua situação particular, ao que fazemos no nosso interesse legítimo (artigo 21.º do RGPD). Basta uma linha para ${email}. Deixamos então de o fazer, salvo se pudermos demonstrar razões imperiosas e legítimas para continuar; nesse caso, explicamos-lhe quais.`,
  ],
});

const yourRights = (figures: Facts, emailsAreOn: boolean): LegalSection => ({
  id: 'your-rights',
  heading: 'Os seus outros direitos',
  paragraphs: [
    'Nos termos dos artigos 7.º e 15.º a 20.º do RGPD, pode saber se tratamos dados seus e receber uma cópia; corrigi-los, completá-los, apagá-los ou limitar o seu tratamento; receber os que nos forneceu num formato estruturado, de uso corrente e de leitura automática, ou fazê-los transmitir; e retirar o consentimento.',
    emailsAreOn
      ? 'Pode exercer quase todos por si, sem conta, em «Os seus dados»: uma ligação que lhe enviamos abre tudo o que este site guarda a seu respeito, para corrigir, descarregar ou apagar, uma inscrição ou tudo; aí também escolhe o que recebe, deixa a lista ou muda de endereço, o que só conta depois de o confirmar, e avisamos o antigo.'
      : 'Em «Os seus dados» há uma mensagem pronta a enviar-nos.',
    `É tudo gratuito. Se tivermos dúvidas de que o pedido é seu, pedimos o necessário para o confirmar, e nada mais. Respondemos em ${figures.rightsRequestDays} dias; se o artigo 12.º, n.º 3, do RGPD permitir mais dois meses, avisamos no primeiro e dizemos porquê.`,
    'Se o tratamento for limitado, apenas conservamos os dados: a mensagem fica oculta e só se abre pelos motivos do artigo 18.º, n.º 2, do RGPD, nada se altera e não seguem e-mails, salvo os que pedir.',
  ],
});

const complaints: LegalSection = {
  id: 'complaints',
  heading: 'Reclamações',
  paragraphs: [
    'Pode sempre reclamar junto da Comissão Nacional de Proteção de Dados (CNPD, www.cnpd.pt), ou da autoridade do Estado-Membro onde viver ou trabalhar. Mantém o direito de recorrer aos tribunais.',
  ],
};

const minimumAge = (figures: Facts): LegalSection => ({
  id: 'minimum-age',
  heading: 'Idade',
  paragraphs: [
    `A lista de espera destina-se a pessoas com ${figures.minimumAge} anos ou mais. Os dados de pessoas mais novas, apagamo-los assim que o soubermos.`,
  ],
});

const security: LegalSection = {
  id: 'security',
  heading: 'Como os protegemos',
  paragraphs: [
    'A ligação é cifrada. Só o administrador e quem o ajuda podem ler as inscrições, depois de iniciar sessão; da palavra-passe guarda-se um resumo criptográfico (hash), e as tentativas falhadas são travadas. Os visitantes não leem nenhuma, e nem o formulário nem «Os seus dados» revelam se um endereço está na lista. Cada início de sessão e cada consulta, exportação, alteração ou eliminação de inscrições ficam num registo em que se nota qualquer alteração posterior. O seu nome não consta dele, só um número aleatório: enquanto guardarmos os seus dados, permite-nos ver o que se fez com eles.',
    'Se houver uma violação de dados, notificamos a CNPD sempre que o artigo 33.º do RGPD o exija e, se ela implicar um risco elevado para os seus direitos, comunicamos-lho sem demora injustificada.',
  ],
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'Alterações a esta política',
  paragraphs: [
    'Esta é a versão {version}. Qualquer alteração ao texto dá origem a outra; a «última atualização» do início não muda. Cada inscrição é guardada com a versão então em vigor. Para qualquer fim a que não deu consentimento, perguntaríamos primeiro.',
  ],
};

export const privacy = { ...privacyOf(siteConfig, facts, true), name: 'Política de privacidade' };
