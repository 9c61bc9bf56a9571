import { SmilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateAtGrapheme } from '../../../../domain/kernel/graphemes'
import { hasReacted } from '../../../../domain/chat'
import { useContentText } from '../content-text'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { Modal } from '../../../components/overlay/Modal'
import { replaceUndrawable } from '../../../format/text'
import { MemeGlyph } from './reactions/MemeGlyph'
import type { MessageMenuProps } from './message-menu-props'
import { firstDestructiveOption, sortedOptions, optionStyle } from './message-options'
import styles from './message-sheet.module.css'
import { NameInText } from '../../../components/avatar/PersonName'

const c = classNames(styles)

/** The menu of a message on a phone: a bottom sheet with a preview of the message. */
export function MessageSheet({
  message,
  options,
  acts,
  place,
  isPinned,
  open,
  onOption,
  onClose,
}: MessageMenuProps): ReactNode {
  const { t } = useTranslation()
  const ordered = sortedOptions(options)
  const apart = firstDestructiveOption(ordered)
  const textOf = useContentText()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      scrim={c('scrim')}
      className={c('sheet')}
      label={t('acts.menu', { name: message.from.name })}
    >
      <p className={c('about')} dir="auto">
        <b>
          <NameInText name={message.from.name} />
        </b>{' '}
        {replaceUndrawable(truncateAtGrapheme(textOf(message.content), 120))}
      </p>
      {options.includes('react') && (
        <div className={c('emoji')} role="group" aria-label={t('acts.react')}>
          {acts.emoji.map((emoji) => {
            const isMine = acts.me !== null && hasReacted(message.reactions, emoji.id, acts.me)
            return (
              <button
                key={emoji.id}
                type="button"
                className={c('glyph', isMine && 'mine')}
                aria-pressed={isMine}
                aria-label={t('reactions.with', { emoji: emoji.name })}
                onClick={then(() => acts.onReact(message, emoji.id))}
              >
                <MemeGlyph emoji={emoji} />
              </button>
            )
          })}
          <button
            type="button"
            className={c('glyph')}
            aria-label={t('reactions.add')}
            onClick={then(() => acts.onPick(message, place.row))}
          >
            <Icon of={SmilePlus} />
          </button>
        </div>
      )}
      {ordered.map((option) => {
        const { key, icon, danger } = optionStyle(option, isPinned)
        return (
          <button
            key={option}
            type="button"
            className={c('item', danger && 'danger', option === apart && 'separated')}
            onClick={then(() => onOption(option))}
          >
            <Icon of={icon} />
            {t(`acts.${key}`)}
          </button>
        )
      })}
    </Modal>
  )
}
