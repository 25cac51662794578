import type { InterestFormText } from '../../content/en/interest-form.ts';
import type { InterestTextField } from '../../domain/submission/fields.ts';
import type { InterestIssue } from '../../domain/submission/rules.ts';

/** The message of the rule that a field breaks; undefined where it breaks none. */
export function errorOf(
  field: InterestTextField,
  issues: InterestIssue[] | undefined,
  rules: InterestFormText['rules'],
): string | undefined {
  const issue = issues?.find((each) => each.problem === 'rule' && each.field === field);
  if (issue?.problem !== 'rule') return undefined;
  return (rules as Partial<Record<string, string>>)[`${field}.${issue.rule}`];
}
