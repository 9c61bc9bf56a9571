import type { Group } from '../../../../domain/group'
import type { ChatTarget } from '../chat-target'
import { OptionalPart } from '../../../app/OptionalPart'
import { AboveComposer } from './AboveComposer'
import type { ComposerProps } from './Composer'
import { ComposerTools } from './ComposerTools'
import { ScheduledBar, SendLater } from './Scheduling'
import type { Wait } from './ComposerLimits'

type Composing = Omit<ComposerProps, 'name'>

interface Place {
  readonly of: ChatTarget
  readonly group: Group | null
  readonly wait: Wait
  readonly onWait: (wait: Wait) => void
}

/** The composer with everything that loads after the text field. */
export const withTools = (writing: Composing, { of, group, wait, onWait }: Place): Composing => {
  const bar = <ScheduledBar of={of} />
  return {
    ...writing,
    // A member who may no longer write still finds the messages that were not sent.
    notice: writing.notice && (
      <>
        {bar}
        {writing.notice}
      </>
    ),
    above: (
      <>
        {writing.above}
        <AboveComposer group={group} onWait={onWait} />
        {bar}
      </>
    ),
    isWaiting: wait !== null,
    // A muted member keeps the text in view, without the buttons that send pictures, stickers, voice or gifts at once.
    ...(wait === 'muted'
      ? { memes: undefined, files: undefined }
      : {
          later: <SendLater of={of} />,
          tools: (
            <OptionalPart place={of.conversationId}>
              <ComposerTools of={of} />
            </OptionalPart>
          ),
        }),
  }
}
