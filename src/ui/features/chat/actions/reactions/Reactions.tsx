import { SmilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasReacted, type ChatMessage, type Reaction } from '../../../../../domain/chat'
import { classNames } from '../../../../components/class-names'
import { Icon } from '../../../../components/layout/Icon'
import { onPointerEnterFromOutside } from '../../../../components/form/pointer-enter'
import { useTooltip } from '../../../../components/overlay/use-tooltip'
import { useFormat } from '../../../../format/use-format'
import { useRowActionsContext, type RowActions } from '../row-actions-context'
import { MemeGlyph } from './MemeGlyph'
import styles from './reactions.module.css'
import { useReactorNames } from './use-reactor-names'

const c = classNames(styles)

interface ReactionsProps {
  readonly message: ChatMessage
  readonly tabIndex: 0 | -1
}

/** The reactions to a message, grouped by emoji. A press adds or removes the member's own reaction (spec 1 §4). */
export function Reactions({ message, tabIndex }: ReactionsProps): ReactNode {
  const { t } = useTranslation()
  const acts = useRowActionsContext()
  if (acts === null || message.reactions.length === 0) return null
  return (
    <div className={c('row')} role="group" aria-label={t('reactions.label')}>
      {message.reactions.map((reaction) => (
        <OneReaction key={reaction.memeId} message={message} reaction={reaction} acts={acts} tabIndex={tabIndex} />
      ))}
      {acts.mayReact && (
        <button
          type="button"
          className={c('item', 'add')}
          tabIndex={tabIndex}
          aria-label={t('reactions.add')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => acts.onPick(message, currentTarget)}
        >
          <Icon of={SmilePlus} size={16} />
        </button>
      )}
    </div>
  )
}

interface OneReactionProps extends ReactionsProps {
  readonly reaction: Reaction
  readonly acts: RowActions
}

function OneReaction({ message, reaction, acts, tabIndex }: OneReactionProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { memeId, xids } = reaction
  const emoji = acts.emojiOf(memeId)
  const isMine = acts.me !== null && hasReacted(message.reactions, memeId, acts.me)
  const who = useReactorNames(xids, acts)
  const { on, tip } = useTooltip(who)
  const name = emoji?.name ?? t('reactions.unknown')
  return (
    <>
      <button
        {...on}
        onPointerOver={onPointerEnterFromOutside((event) => {
          acts.onWho(xids)
          on.onPointerOver(event)
        })}
        onFocus={(event) => {
          acts.onWho(xids)
          on.onFocus(event)
        }}
        type="button"
        className={c('item', isMine && 'mine')}
        tabIndex={tabIndex}
        aria-pressed={isMine}
        aria-label={t('reactions.one', { emoji: name, count: xids.length, who })}
        aria-disabled={!acts.mayReact}
        onClick={() => acts.onReact(message, memeId)}
      >
        <MemeGlyph emoji={emoji} />
        <span className={c('count')}>{format.number(xids.length)}</span>
      </button>
      {tip}
    </>
  )
}
