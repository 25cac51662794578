import { expect, test, vi } from 'vitest';
import { fakeServer, notification, openDashboard, people, said } from '../../admin.fixture.tsx';

/** What lands among the downloads, by name. */
function watchDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

test('an export says before and after the download how many it leaves out, and remembers its separator, in pt', async () => {
  const server = fakeServer(people(2), {
    export_counts: () => ({ total: 2, left_out: { unsubscribed: 1 } }),
    export_list: ({ audience, format }) =>
      new Response('rows', {
        headers: {
          'Content-Disposition': `attachment; filename="submissions-${String(audience)}.${format}"`,
        },
      }),
  });
  const downloads = watchDownloads();
  const { text, dialog, button, label } = await openDashboard('pt');
  const { forms, audiences, reasons } = text.export;
  const held = (count: number) =>
    text.export.held.replace('{count}', String(count)).replace('{total}', '2');
  const off = reasons.unsubscribed.replace('{count}', '1');
  const leftOut = `${held(1)} ${text.export.leftOut.replace('{reasons}', off)}`;
  // A Portuguese spreadsheet splits there.
  const [first, other] = ['semicolon', 'comma'] as const;

  await button(text.export.open).click();
  await expect.element(label(text.export.form)).toHaveDisplayValue(forms[first]);
  await said(leftOut);
  await label(text.export.form).selectOptions(forms[other]);
  await dialog.getByLabelText(text.proof.password, { exact: true }).fill('right');
  await button(text.export.download).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  await expect.poll(notification).toContain(leftOut);
  expect(notification()).toContain(text.export.done);
  expect(server.calls('export_list')).toMatchObject([
    {
      format: 'csv',
      separator: other,
      audience: 'contactable',
      filter: {},
      proof: { password: 'right' },
    },
  ]);

  await button(text.export.open).click();
  await expect.element(label(text.export.form)).toHaveDisplayValue(forms[other]);
  await label(text.export.form).selectOptions(forms.json);
  await label(text.export.audience).selectOptions(audiences.everyone);
  await said(`${held(2)} ${text.export.mustNotWrite.replace('{reasons}', off)}`);
  await dialog.getByLabelText(text.proof.password, { exact: true }).fill('right');
  await button(text.export.download).click();
  await expect
    .poll(() => downloads)
    .toEqual(['submissions-contactable.csv', 'submissions-everyone.json']);
});
