import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api-client.ts';
import { createSaver } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a draft is saved a moment after the last key, with the last text', async () => {
  const save = vi.fn<(draft: string) => Promise<void>>(async () => undefined);
  const say = vi.fn();
  const saver = createSaver(save, say, () => undefined);
  saver.change('We open in June.');
  await vi.advanceTimersByTimeAsync(700);
  saver.change('We open in July.');
  await vi.advanceTimersByTimeAsync(700);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(save.mock.calls).toEqual([['We open in July.']]);
  expect(say).toHaveBeenLastCalledWith('saved');
});

test('a draft that could not be saved is tried again after five seconds', async () => {
  const save = vi.fn<(draft: string) => Promise<void>>(async () => undefined);
  save.mockRejectedValueOnce(new Error('offline'));
  const say = vi.fn();
  const saver = createSaver(save, say, () => undefined);
  saver.change('Abrimos em junho.');
  await vi.advanceTimersByTimeAsync(800);
  expect(say).toHaveBeenLastCalledWith('failed');
  await vi.advanceTimersByTimeAsync(4999);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(2);
  expect(say).toHaveBeenLastCalledWith('saved');
});

test('a draft with too many marks is refused once, and not tried again', async () => {
  const save = vi.fn<(draft: string) => Promise<void>>(async () => undefined);
  save.mockRejectedValueOnce(new ApiError('too many marks', 422));
  const say = vi.fn();
  createSaver(save, say, () => undefined).change('1. 1. 1.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say).toHaveBeenLastCalledWith('intricate');
  expect(save).toHaveBeenCalledTimes(1);
});
