import { ChevronDown, CircleAlert, Copy, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bot } from '../../../domain/bot'
import { paths } from '../../app/routing/paths'
import { useCopy } from '../../hooks/use-copy'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { IconLink } from '../../components/form/IconLink'
import { Switch } from '../../components/form/Switch'
import { botPaths } from './bot-paths'
import { ApiKeyField } from './ApiKeyField'
import styles from './bot.module.css'

const c = classNames(styles)

interface BotRowProps {
  readonly bot: Bot
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onSwitch: (commandId: string, on: boolean) => void
  readonly onDelete: () => void
}

/** A row for a bot of the member, with the bot's actions. The expanded row shows all details. */
export function BotRow({ bot, isOpen, onOpen, onSwitch, onDelete }: BotRowProps): ReactNode {
  const { t } = useTranslation('bot')
  const id = useId()
  const { name, avatar, uid, xid, commands, unanswered } = bot
  return (
    <li className={c('bot')}>
      <div className={c('top')}>
        <button
          type="button"
          className={c('who')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onOpen}
        >
          <Avatar person={{ id: xid, name, imageUrl: avatar ?? undefined }} size={40} />
          <span className={c('naming')}>
            <bdi className={c('name')}>{name}</bdi>
            {unanswered > 0 && (
              <span className={c('silent')}>
                <Icon of={CircleAlert} size={14} />
                {t('notAnswering', { count: unanswered })}
              </span>
            )}
          </span>
          <span className={c('chevron', isOpen && 'up')}>
            <Icon of={ChevronDown} size={18} />
          </span>
        </button>
        <span className={c('acts')}>
          <IconLink icon={MessageCircle} label={t('chatWith', { name })} to={paths.direct(uid)} />
          <IconLink icon={Pencil} label={t('updateOf', { name })} to={botPaths.update(bot)} />
          <IconButton icon={Trash2} label={t('deleteOf', { name })} onClick={onDelete} />
        </span>
      </div>
      {isOpen && (
        <div id={id} className={c('more')}>
          <p className={c('about')} dir="auto">
            {bot.description}
          </p>
          <IdField label={t('id')} value={bot.id} />
          <ApiKeyField botId={bot.id} xid={xid} />
          <h3>{t('commands')}</h3>
          {commands.length === 0 ? (
            <p className={c('hint')}>{t('noCommands')}</p>
          ) : (
            <ul aria-label={t('commands')}>
              {commands.map((row) => (
                <li key={row.id}>
                  <Switch
                    label={row.command}
                    text={row.description}
                    on={row.isOn}
                    onChange={(on) => onSwitch(row.id, on)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  )
}

export function IdField({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  const { t } = useTranslation('bot')
  const copy = useCopy()
  return (
    <div className={c('detail')}>
      <span>{label}</span>
      <code>{value}</code>
      <IconButton icon={Copy} iconSize={16} label={t('copyId')} onClick={() => copy(value)} />
    </div>
  )
}
