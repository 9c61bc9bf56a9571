import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ADDRESS_LIMIT,
  streamTargetIssues,
  isFilled,
  KEY_LIMIT,
  NAME_LIMIT,
  targetFormViewModel,
  type StreamTargetIssue,
  type TargetFormViewModel,
  type Platform,
  type StreamTarget,
} from '../../../domain/restream'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { useConfirm } from '../../components/overlay/use-confirm'
import { PLATFORM_NAMES } from './platform-names'
import styles from './restream.module.css'

const c = classNames(styles)

interface TargetPanelProps {
  readonly platform: Platform
  /** The stored stream target. `null` if the member has stored no target; the panel is then a form. */
  readonly entry: StreamTarget | null
}

/**
 * The panel of a platform on /rtmp. A stored target is read-only and can be deleted. Without a target the panel is a
 * form (spec 3 §4).
 */
export function TargetPanel({ platform, entry }: TargetPanelProps): ReactNode {
  const { t } = useTranslation('restream')
  const { slices } = useFeature('restream')
  const panel = targetFormViewModel(useTabState(slices.tab.targetForms), platform)
  return (
    <details className={c('panel')} name="restream">
      <summary>
        <span className={c('platform')}>{PLATFORM_NAMES[platform]}</span>
        <span className={c('tag', entry !== null && 'on')}>{t(entry === null ? 'disabled' : 'available')}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={c('inside')}>
        {entry === null ? <EntryForm platform={platform} panel={panel} /> : <StoredEntry entry={entry} panel={panel} />}
        <p role="status" className={c('result')}>
          {panel.result === 'added' ? t('added') : panel.result === 'deleted' ? t('deleted') : ''}
        </p>
      </div>
    </details>
  )
}

function EntryForm({
  platform,
  panel,
}: {
  readonly platform: Platform
  readonly panel: TargetFormViewModel
}): ReactNode {
  const { t } = useTranslation('restream')
  const app = useApp()
  const [key, setKey] = useState('')
  const [faults, setFaults] = useState<{
    readonly address: StreamTargetIssue | null
    readonly key: StreamTargetIssue | null
  }>({
    address: null,
    key: null,
  })
  const { name, address, isSaving, result } = panel
  const write = (next: Partial<Pick<TargetFormViewModel, 'name' | 'address'>>): void =>
    app.tab.dispatch({ type: 'restream/ChangeTargetForm', platform, name, address, ...next })
  const onSave = (): void => {
    const found = streamTargetIssues(address, key)
    setFaults(found)
    if (found.address === null && found.key === null)
      app.tab.dispatch({
        type: 'restream/Save',
        platform,
        name: name.trim(),
        address: address.trim(),
        keyRef: app.secrets.hold(key.trim()),
      })
  }
  const faultText = (fault: StreamTargetIssue | null): string | undefined =>
    fault === null ? undefined : t(`fault.${fault}`)
  const problem =
    result === 'unclear'
      ? t('unclear')
      : typeof result === 'object' && result !== null
        ? result._tag === 'Refused'
          ? result.words
          : t('notSaved')
        : null
  return (
    <form
      className={c('form')}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        onChange={limited(NAME_LIMIT, (text) => write({ name: text }))}
        hint={t('nameHint')}
        autoComplete="off"
        disabled={isSaving}
      />
      <TextField
        label={t('address')}
        value={address}
        onChange={limited(ADDRESS_LIMIT, (text) => {
          setFaults({ ...faults, address: null })
          write({ address: text.replace(/^ +/, '') })
        })}
        hint={t('addressHint')}
        error={faultText(faults.address)}
        autoComplete="off"
        inputMode="url"
        dir="ltr"
        disabled={isSaving}
      />
      <TextField
        label={t('key')}
        value={key}
        onChange={limited(KEY_LIMIT, (text) => {
          setFaults({ ...faults, key: null })
          setKey(text.replace(/^ +/, ''))
        })}
        hint={t('keyHint')}
        error={faultText(faults.key)}
        type="password"
        autoComplete="off"
        disabled={isSaving}
      />
      {problem !== null && (
        <p role="alert" className={c('problem')}>
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" busy={isSaving} disabled={!isFilled(name, address, key)}>
        {t('save')}
      </Button>
    </form>
  )
}

function StoredEntry({
  entry: { id, platform, name, address, maskedKey },
  panel,
}: {
  readonly entry: StreamTarget
  readonly panel: TargetFormViewModel
}): ReactNode {
  const { t } = useTranslation('restream')
  const app = useApp()
  const { streams } = useFeature('restream')
  const { ask, prompt } = useConfirm()
  const [key, setKey] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const show = async (): Promise<void> => {
    const got = await streams.keyOf(id)
    setFailed(got === null)
    setKey(got)
  }
  const onRemove = (): void =>
    ask({
      title: t('removeTitle', { platform: PLATFORM_NAMES[platform] }),
      text: t('removeText'),
      yes: t('remove'),
      onYes: () => app.tab.dispatch({ type: 'restream/Remove', platform, id }),
    })
  const problem =
    typeof panel.result === 'object' && panel.result !== null
      ? panel.result._tag === 'Refused'
        ? panel.result.words
        : t('notRemoved')
      : isFailed
        ? t('keyFailed')
        : null
  return (
    <div className={c('form')}>
      <TextField label={t('name')} value={name} onChange={() => undefined} readOnly />
      <TextField label={t('address')} value={address} onChange={() => undefined} readOnly dir="ltr" />
      <div className={c('keyed')}>
        <TextField label={t('key')} value={key ?? maskedKey} onChange={() => undefined} readOnly dir="ltr" />
        <IconButton
          icon={key === null ? Eye : EyeOff}
          label={t(key === null ? 'showKey' : 'hideKey')}
          onClick={() => {
            if (key === null) void show()
            else setKey(null)
          }}
        />
      </div>
      {problem !== null && (
        <p role="alert" className={c('problem')}>
          {problem}
        </p>
      )}
      <Button kind="danger" busy={panel.isRemoving} onClick={onRemove}>
        {t('remove')}
      </Button>
      {prompt}
    </div>
  )
}
