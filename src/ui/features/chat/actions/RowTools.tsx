import { Ellipsis, Reply } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../../domain/chat'
import { IconButton } from '../../../components/form/IconButton'
import { useRowActionsContext, type MenuAnchor } from './row-actions-context'
import { MemeGlyph } from './reactions/MemeGlyph'
import styles from './row-tools.module.css'

/**
 * The tools disappear when the pointer moves to another message, even with the menu open. So the menu is anchored to
 * the position of the tools, and the focus returns to the message.
 */
const placeOf = (button: HTMLElement): MenuAnchor => {
  const box = button.getBoundingClientRect()
  return {
    row: button.closest('[data-row]')?.querySelector<HTMLElement>('[data-key]') ?? button,
    anchor: { getBoundingClientRect: () => box },
  }
}

/** Quick actions beside the hovered or focused message. */
export function RowTools({ message }: { readonly message: ChatMessage }): ReactNode {
  const { t } = useTranslation()
  const acts = useRowActionsContext()
  if (acts === null) return null
  const reacts = acts.mayReact && acts.mayReply(message)
  return (
    <div className={styles['place']}>
      <div className={styles['tools']} role="toolbar" aria-label={t('acts.tools')}>
        {reacts &&
          acts.emoji.map((emoji) => (
            <button
              key={emoji.id}
              type="button"
              className={styles['emoji']}
              aria-label={t('reactions.with', { emoji: emoji.name })}
              onClick={() => acts.onReact(message, emoji.id)}
            >
              <MemeGlyph emoji={emoji} />
            </button>
          ))}
        {acts.mayReply(message) && (
          <IconButton icon={Reply} iconSize={16} label={t('acts.reply')} onClick={() => acts.onReply(message)} />
        )}
        <IconButton
          icon={Ellipsis}
          iconSize={16}
          label={t('acts.more')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => acts.onMenu(message, placeOf(currentTarget))}
        />
      </div>
    </div>
  )
}
