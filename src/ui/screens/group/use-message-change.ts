import { useState } from 'react';
import type { MessageItem } from './message';
import { appendedTo, changedAtStart } from './message-rows';

interface MessageChange {
  readonly messages: readonly MessageItem[];
  /** The last change was at the start of the list. */
  readonly shift: boolean;
  /** What came last at the end of the list. */
  readonly appended: readonly MessageItem[];
}

/** Compares with the messages drawn before, while drawing: an effect would come one frame late and show a jump. */
export const useMessageChange = (messages: readonly MessageItem[]): MessageChange => {
  const [seen, setSeen] = useState<MessageChange>({ messages, shift: false, appended: [] });
  if (seen.messages === messages) return seen;
  const appended = appendedTo(seen.messages, messages);
  const next = {
    messages,
    shift: changedAtStart(seen.messages, messages),
    appended: appended.length > 0 ? appended : seen.appended,
  };
  setSeen(next);
  return next;
};
