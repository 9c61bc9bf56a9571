import { Search } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../../../domain/kernel/graphemes'
import type { ConversationId } from '../../../../../domain/kernel/ids'
import { PageWords } from '../../../../app/PageWords'
import { ConversationAvatar } from '../../../../components/avatar/Avatar'
import { Button } from '../../../../components/form/Button'
import { classNames } from '../../../../components/class-names'
import { Icon } from '../../../../components/layout/Icon'
import { Modal } from '../../../../components/overlay/Modal'
import { PersonName } from '../../../../components/avatar/PersonName'
import { rankMatches } from '../../../../app-shell/quick-switcher/fuzzy-match'
import type { ForwardTarget } from './use-forward-targets'
import styles from './forward-dialog.module.css'
import { isEnter } from '../../../../components/form/enter-key'

const c = classNames(styles)

/** The most conversations per forward, as protection against spam. */
const MOST = 20

interface ForwardDialogProps {
  readonly open: boolean
  /** The preview of the forwarded message, in a single line. */
  readonly text: string
  readonly places: readonly ForwardTarget[]
  readonly onForward: (to: readonly ConversationId[]) => void
  readonly onClose: () => void
}

/** Sends the message to several chosen conversations. */
export function ForwardDialog(props: ForwardDialogProps): ReactNode {
  return (
    <PageWords withDialogs>
      <Dialog {...props} />
    </PageWords>
  )
}

function Dialog({ open, onClose, ...rest }: ForwardDialogProps): ReactNode {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      scrim={styles['scrim'] ?? ''}
      className={styles['dialog'] ?? ''}
      label={t('forward.title')}
      initialFocus={input}
    >
      <Body {...rest} onClose={onClose} input={input} />
    </Modal>
  )
}

type BodyProps = Omit<ForwardDialogProps, 'open'> & { readonly input: RefObject<HTMLInputElement | null> }

function Body({ text, places, onForward, onClose, input }: BodyProps): ReactNode {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly ConversationId[]>([])
  const found = rankMatches(typed, places, ({ face }) => face.name)
  const toggle = (id: ConversationId): void =>
    setChosen((previous) =>
      previous.includes(id) ? previous.filter((other) => other !== id) : [...previous, id].slice(0, MOST),
    )
  return (
    <form
      className={styles['body']}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) onForward(chosen)
      }}
    >
      <h2 className={styles['title']}>{t('forward.title')}</h2>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      <label className={styles['field']}>
        <Icon of={Search} size={18} />
        <input
          ref={input}
          value={typed}
          aria-label={t('forward.search')}
          placeholder={t('forward.search')}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(truncateGraphemes(currentTarget.value, 100))}
          onKeyDown={(event) => {
            const first = found.find(({ refusal }) => refusal === null)
            if (!isEnter(event) || typed === '' || first === undefined) return
            event.preventDefault()
            toggle(first.id)
            setTyped('')
          }}
        />
      </label>
      <div className={styles['list']} role="group" aria-label={t('forward.places')}>
        {found.length === 0 && <p className={styles['empty']}>{t('forward.none')}</p>}
        {found.map(({ id, face, refusal }) => (
          <label key={id} className={c('item', refusal !== null && 'refused')}>
            <ConversationAvatar face={face} size={36} />
            <span className={c('words')}>
              <span className={c('name')}>
                <PersonName name={face.name} />
              </span>
              {refusal !== null && <span className={c('refusal')}>{refusal}</span>}
            </span>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={refusal !== null}
              onChange={() => toggle(id)}
            />
          </label>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button kind="primary" type="submit" disabled={chosen.length === 0}>
          {t('forward.send', { count: Math.max(1, chosen.length) })}
        </Button>
      </div>
    </form>
  )
}
