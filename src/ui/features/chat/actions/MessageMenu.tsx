import { Menu } from '@base-ui/react/menu'
import { SmilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasReacted } from '../../../../domain/chat'
import { classNames } from '../../../components/class-names'
import { isFocusFree } from '../../../components/overlay/is-focus-free'
import { Icon } from '../../../components/layout/Icon'
import { MemeGlyph } from './reactions/MemeGlyph'
import type { MessageMenuProps } from './message-menu-props'
import { firstDestructiveOption, sortedOptions, optionStyle } from './message-options'
import styles from './message-menu.module.css'

const c = classNames(styles)

/** The menu of a message at the pointer, with quick emoji on top. */
export function MessageMenu({
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
  const reacts = options.includes('react')
  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={place.anchor}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={c('place')}
        >
          <Menu.Popup
            className={c('menu')}
            aria-label={t('acts.menu', { name: message.from.name })}
            finalFocus={() => (isFocusFree() ? place.row : false)}
          >
            {reacts && (
              <div className={c('emoji')} role="group" aria-label={t('acts.react')}>
                {acts.emoji.map((emoji) => (
                  <Menu.Item
                    key={emoji.id}
                    className={c(
                      'glyph',
                      acts.me !== null && hasReacted(message.reactions, emoji.id, acts.me) && 'mine',
                    )}
                    aria-label={t('reactions.with', { emoji: emoji.name })}
                    onClick={() => acts.onReact(message, emoji.id)}
                  >
                    <MemeGlyph emoji={emoji} />
                  </Menu.Item>
                ))}
                <Menu.Item
                  className={c('glyph')}
                  aria-label={t('reactions.add')}
                  onClick={() => acts.onPick(message, place.row)}
                >
                  <Icon of={SmilePlus} size={18} />
                </Menu.Item>
              </div>
            )}
            {ordered.map((option) => {
              const { key, icon, danger } = optionStyle(option, isPinned)
              return (
                <Menu.Item
                  key={option}
                  className={c('item', danger && 'danger', option === apart && 'separated')}
                  onClick={() => onOption(option)}
                >
                  <Icon of={icon} size={18} />
                  {t(`acts.${key}`)}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
