import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '../../domain/language.ts';
import {
  emptyForm,
  formValues,
  type FormValues,
  type FormWithErrors,
  type RenderFormWithErrors,
} from '../../domain/submission/form-with-errors.ts';
import { referenceHeader } from '../../domain/endpoints.ts';
import { consentTextField } from '../../domain/submission/consent.ts';
import { href } from '../../domain/routes.ts';
import { clientIp } from '../http/client-ip.ts';
import { isCrossSite } from '../http/cross-site.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { Refusal } from '../http/refusal.ts';
import { sendHtml } from '../http/pages/send.ts';
import { onDemandPages } from '../http/pages/render-on-demand.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { sendErrorPage } from '../http/pages/send-error-page.ts';
import {
  logRefusal,
  reasonOf,
  type SubmitInterest,
  type SubmitOutcome,
} from './submit-interest.ts';
import { formBoolean, readForm } from '../http/endpoint.ts';

interface JoinOptions {
  submitInterest: SubmitInterest;
  renderFormWithErrors: RenderFormWithErrors;
  site: BuiltSite;
  limits: Pick<Limits, 'submissions' | 'refusals'>;
  /** Origins of other sites whose pages may post the form. */
  allowedOrigins: string[];
  emailsAreOn: boolean;
}

/** `/join` and `/pt/aderir`, the endpoint of the form without scripts. */
export const join: FastifyPluginAsync<JoinOptions> = async (app, options) => {
  readForm(app);
  for (const language of languages) {
    app.get(href('join', language), async (_request, reply) =>
      reply.redirect(href('waitlist', language), 303),
    );
    postForm(app, language, options);
  }
};

function postForm(app: FastifyInstance, language: Language, options: JoinOptions): void {
  const { submitInterest, limits, allowedOrigins, emailsAreOn } = options;
  const formWithErrorsPage = onDemandPages<FormWithErrors>(
    options.renderFormWithErrors,
    (language) => ({ language, values: emptyForm, errors: [], emailsAreOn }),
  );

  app.post(href('join', language), async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const ipAddress = clientIp(request);
    const values = valuesOf(form);
    const thank = () => reply.redirect(href('thankYou', language), 303);
    const askToWait = ({ retryAfterSeconds }: Pick<Refusal, 'retryAfterSeconds'>) => {
      reply.header('retry-after', retryAfterSeconds);
      reply.header(referenceHeader, logRefusal(request, 'tooMany'));
      return sendErrorPage(options.site, 'tooMany', request, reply);
    };
    const showAgain = async ({ status, errors, failure }: FormErrors) => {
      const [error] = errors;
      const reference = logRefusal(request, error ? reasonOf(error) : (failure ?? 'failure'));
      const form = {
        language,
        values,
        errors,
        emailsAreOn,
        ...(failure && { failure, reference }),
      };
      return sendHtml(reply, status, await formWithErrorsPage(form));
    };

    if (isCrossSite(request, allowedOrigins)) {
      const refused = await limits.refusals(ipAddress);
      if (refused) return askToWait(refused);
      return showAgain({ status: 403, errors: [], failure: 'crossSite' });
    }
    // People never see this field. A bot that filled it in must not learn that it was detected.
    if (form.get('leave_blank')) {
      const refused = await limits.submissions(ipAddress);
      if (refused) return askToWait(refused);
      logRefusal(request, 'honeypot');
      return thank();
    }
    const result = await submitInterest(values, {
      language,
      ipAddress,
      headers: request.headers,
      channel: 'form',
      consentText: form.get(consentTextField),
      sameWithinMinutes: 10,
    });
    if (result.outcome === 'accepted') return thank();
    if (result.outcome === 'tooMany' && result.flooding) return askToWait(result);
    return showAgain(formErrorsOf(result, request, reply));
  });
}

type FormErrors = Pick<FormWithErrors, 'errors' | 'failure'> & { status: number };

const valuesOf = (form: URLSearchParams): FormValues =>
  formValues(
    // A browser sends a line end as CRLF, which a script counts as one character.
    (field) => (form.get(field) ?? '').replaceAll('\r\n', '\n'),
    (field) => formBoolean(form.get(field) ?? '') ?? false,
  );

function formErrorsOf(
  result: Exclude<SubmitOutcome, { outcome: 'accepted' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): FormErrors {
  switch (result.outcome) {
    case 'invalid':
      return { status: 422, errors: result.errors };
    case 'tooMany':
      reply.header('retry-after', result.retryAfterSeconds);
      return { status: 429, errors: [], failure: 'tooMany' };
    case 'keyReused':
      return { status: 409, errors: [], failure: 'failure' };
    case 'failed':
      request.log.error({ err: result.error }, 'a submission could not be stored');
      return { status: 503, errors: [], failure: 'failure' };
  }
}
