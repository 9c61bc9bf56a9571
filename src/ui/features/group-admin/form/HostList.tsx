import { Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { IconButton } from '../../../components/form/IconButton'
import { TextField } from '../../../components/form/TextField'
import { limited } from '../../../components/form/limited'
import styles from './host-list.module.css'
import { isEnter } from '../../../components/form/enter-key'

export interface HostListProps {
  readonly hosts: readonly string[]
  readonly disabled: boolean
  /** Adds a host. Returns whether the entry was a valid host. */
  readonly onAdd: (entry: string) => boolean
  readonly onRemove: (host: string) => void
}

/** The list of hosts to which the group's messages may link. */
export function HostList({ hosts, disabled, onAdd, onRemove }: HostListProps): ReactNode {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isUnfit, setUnfit] = useState(false)
  const add = (): void => {
    const isAdded = onAdd(typed)
    setUnfit(!isAdded)
    if (isAdded) setTyped('')
  }
  return (
    <div>
      <div className={styles['adding']}>
        <TextField
          label={t('groupForm.host')}
          value={typed}
          disabled={disabled}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="good.example"
          error={isUnfit ? t('groupForm.hostUnfit') : undefined}
          onChange={limited(300, (text) => {
            setTyped(text)
            setUnfit(false)
          })}
          onKeyDown={(event) => {
            if (!isEnter(event)) return
            event.preventDefault()
            add()
          }}
        />
        <div className={styles['add']}>
          <Button icon={Plus} disabled={disabled || typed.trim() === ''} onClick={add}>
            {t('groupForm.hostAdd')}
          </Button>
        </div>
      </div>
      {hosts.length > 0 && (
        <ul className={styles['hosts']} aria-label={t('groupForm.hosts')}>
          {hosts.map((host) => (
            <li key={host} className={styles['host']}>
              <bdi>{host}</bdi>
              <IconButton
                icon={X}
                iconSize={16}
                label={t('groupForm.hostRemove', { host })}
                disabled={disabled}
                onClick={() => onRemove(host)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
