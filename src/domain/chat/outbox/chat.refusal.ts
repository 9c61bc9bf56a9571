import * as t from 'io-ts'

/** Why a message is refused before it enters the outbox. No request is made for a refused message (OUT-6). */
export const SendRefusal = t.union(
  [
    t.strict({ _tag: t.literal('Visitor') }),
    t.strict({ _tag: t.literal('Empty') }),
    t.strict({ _tag: t.literal('TooLong') }),
    /** The text has few enough characters, but too many bytes. */
    t.strict({ _tag: t.literal('TooLarge') }),
    t.strict({ _tag: t.literal('NotMember') }),
    t.strict({ _tag: t.literal('Blocked') }),
    t.strict({ _tag: t.literal('NoDirectMessages') }),
    t.strict({ _tag: t.literal('LevelTooLow'), level: t.number }),
    t.strict({ _tag: t.literal('ImageLevelTooLow'), level: t.number }),
    /** `host` is the real host of the link, whatever the link's label shows. */
    t.strict({ _tag: t.literal('LinkNotAllowed'), host: t.string }),
  ],
  'SendRefusal',
)
export type SendRefusal = t.TypeOf<typeof SendRefusal>
