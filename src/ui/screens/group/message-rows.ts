import { isSameDay } from '../../format/dates';
import type { MessageItem } from './message';

const runMs = 3 * 60_000;

/** A message with what its neighbours make of it. Dividers belong to the row below them, so rows and messages stay one to one. */
export interface MessageRow {
  readonly message: MessageItem;
  readonly startsDay: boolean;
  readonly startsNew: boolean;
  /** First of a run of one sender: shows the picture and the name. */
  readonly startsRun: boolean;
}

const continues = (message: MessageItem, before: MessageItem): boolean =>
  message.own === before.own && message.sender.id === before.sender.id && Math.abs(message.at - before.at) < runMs;

export const messageRows = (messages: readonly MessageItem[], firstUnreadKey: string | undefined): readonly MessageRow[] =>
  messages.map((message, index) => {
    const before = messages[index - 1];
    const startsDay = before === undefined || !isSameDay(before.at, message.at);
    const startsNew = message.key === firstUnreadKey;
    return { message, startsDay, startsNew, startsRun: startsDay || startsNew || !continues(message, before) };
  });

/** True when only the start of the list grew or shrank: then what is read must keep its distance from the end. */
export const changedAtStart = (before: readonly MessageItem[], after: readonly MessageItem[]): boolean => {
  const oldFirst = before[0]?.key;
  const newFirst = after[0]?.key;
  if (oldFirst === undefined || newFirst === undefined || oldFirst === newFirst) return false;
  return after.some(({ key }) => key === oldFirst) || before.some(({ key }) => key === newFirst);
};

/** What came after the newest message that was there before. */
export const appendedTo = (before: readonly MessageItem[], after: readonly MessageItem[]): readonly MessageItem[] => {
  const newest = before.at(-1)?.key;
  const at = newest === undefined ? -1 : after.findLastIndex(({ key }) => key === newest);
  return at < 0 ? [] : after.slice(at + 1);
};
