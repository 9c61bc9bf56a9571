import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import { MOST_COMMANDS, newCommand, typedCommand, type CommandRow } from '../../../domain/bot'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { IconButton } from '../../components/form/IconButton'
import styles from './bot.module.css'

const c = classNames(styles)
const ABOUT = 64

interface CommandListProps {
  readonly rows: readonly CommandRow[]
  readonly disabled: boolean
  readonly onWrite: (rows: readonly CommandRow[]) => void
}

/** The editor of a bot's commands. The member cannot remove the first command (R3-030). */
export function CommandList({ rows, disabled, onWrite }: CommandListProps): ReactNode {
  const { t } = useTranslation('bot')
  const list = useRef<HTMLUListElement>(null)
  const change = (at: number, by: Partial<CommandRow>): void =>
    onWrite(rows.map((row, n) => (n === at ? { ...row, ...by } : row)))
  return (
    <div className={c('commands')}>
      <ul ref={list} aria-label={t('commands')}>
        {rows.map((row, at) => (
          <li key={at}>
            <input
              className={c('command')}
              aria-label={t('commandOf', { n: at + 1 })}
              value={row.command}
              disabled={disabled}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              onChange={({ currentTarget }) => change(at, { command: typedCommand(currentTarget.value) })}
            />
            <input
              aria-label={t('commandAboutOf', { n: at + 1 })}
              value={row.description}
              disabled={disabled}
              placeholder={t('commandAbout')}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                change(at, { description: truncateGraphemes(currentTarget.value, ABOUT) })
              }
            />
            {at === 0 ? (
              <span className={c('stays')} />
            ) : (
              <IconButton
                icon={X}
                iconSize={16}
                label={t('removeCommand', { command: row.command })}
                disabled={disabled}
                onClick={() => onWrite(rows.filter((_, n) => n !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        size={30}
        icon={Plus}
        disabled={disabled || rows.length >= MOST_COMMANDS}
        onClick={() => {
          onWrite([...rows, newCommand])
          requestAnimationFrame(() => {
            list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
          })
        }}
      >
        {t('addCommand')}
      </Button>
    </div>
  )
}
