import { SmilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '../../../domain/announcement'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useFormat } from '../../format/use-format'
import { MemeGlyph } from '../chat/actions/reactions/MemeGlyph'
import styles from '../chat/actions/reactions/reactions.module.css'

const c = classNames(styles)

interface CommentsProps {
  readonly comments: readonly Comment[]
  readonly me: string | null
  readonly mayReact: boolean
  readonly onReact: (comment: Comment, on: boolean) => void
  readonly onPick: (anchor: HTMLElement) => void
}

/** The reactions to an announcement, grouped by emoji. A press adds or removes the member's own reaction. */
export function Comments({ comments, me, mayReact, onReact, onPick }: CommentsProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  if (comments.length === 0 && !mayReact) return null
  return (
    <div className={c('row')} role="group" aria-label={t('reactions.label')}>
      {comments.map((comment) => {
        const isMine = me !== null && comment.xids.some((xid) => xid === me)
        const { memeId, emoji, count } = comment
        return (
          <button
            key={memeId}
            type="button"
            className={c('item', isMine && 'mine')}
            aria-pressed={isMine}
            aria-label={t('announce.reaction', { emoji: emoji === '' ? t('reactions.unknown') : emoji, count })}
            aria-disabled={!mayReact}
            onClick={() => mayReact && onReact(comment, !isMine)}
          >
            <MemeGlyph emoji={emoji === '' ? null : { id: memeId, name: emoji, asset: null }} />
            <span className={c('count')}>{format.number(count)}</span>
          </button>
        )
      })}
      {mayReact && (
        <button
          type="button"
          className={c('item', 'add')}
          aria-label={t('reactions.add')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onPick(currentTarget)}
        >
          <Icon of={SmilePlus} size={16} />
        </button>
      )}
    </div>
  )
}
