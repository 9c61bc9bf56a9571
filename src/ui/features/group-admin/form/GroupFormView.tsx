import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  DESCRIPTION_LIMIT,
  descriptionWithin,
  levelIn,
  nameWithin,
  withHost,
  type GroupDraftIssue,
  type GroupDraft,
  type LinkAvailability,
} from '../../../../domain/group-admin'
import type { RegionLanguage } from '../../../../domain/shell'
import { Button } from '../../../components/form/Button'
import { SegmentedControl } from '../../../components/form/SegmentedControl'
import { SelectField } from '../../../components/form/SelectField'
import { Section } from '../../../components/layout/SubPage'
import { Switch } from '../../../components/form/Switch'
import { TextArea } from '../../../components/form/TextArea'
import { TextField } from '../../../components/form/TextField'
import { limited } from '../../../components/form/limited'
import { nameOfLanguage } from '../../../format/language-name'
import { ImageField } from '../../upload/ImageField'
import { useSaveAfterUploads } from '../../upload/use-save-after-uploads'
import styles from './group-form.module.css'
import { HostList } from './HostList'

export interface GroupFormViewProps {
  readonly isNew: boolean
  /** A unique name per group. After a reload, the field finds its running upload by this name. */
  readonly uploadName: string
  readonly areaLanguages: readonly RegionLanguage[]
  readonly draft: GroupDraft
  readonly faults: ReadonlySet<GroupDraftIssue>
  readonly link: LinkAvailability
  readonly status: 'fresh' | 'unfit' | 'notSaved' | 'unknown' | 'saving'
  /** The server's error text. */
  readonly problem: string | undefined
  readonly onWrite: (change: Partial<GroupDraft>) => void
  readonly onSave: () => void
  /** Discards the changes. `null` while there are no changes. */
  readonly onDiscard: (() => void) | null
}

type PartProps = GroupFormViewProps & { readonly disabled: boolean }

const iconField = (name: string): string => `group-icon-${name}`
const bannerField = (name: string): string => `group-banner-${name}`

/** All editable fields of a group (spec 1 §3, the group creation payload). */
export function GroupFormView(props: GroupFormViewProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const { isNew, uploadName, status, problem, onSave, onDiscard } = props
  const part = { ...props, disabled: status === 'saving' }
  const { isWaiting, save } = useSaveAfterUploads([iconField(uploadName), bannerField(uploadName)], onSave)
  return (
    <form
      id={id}
      className={styles['waiting']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting) save()
      }}
    >
      <About {...part} />
      <Access {...part} />
      <Rules {...part} />
      <div className={styles['foot']}>
        {status === 'unfit' && (
          <p role="alert" className={styles['problem']}>
            {t('groupForm.unfit')}
          </p>
        )}
        {status === 'notSaved' && (
          <p role="alert" className={styles['problem']}>
            {problem ?? t('groupForm.notSaved')}
          </p>
        )}
        {status === 'unknown' && (
          <p role="alert" className={styles['problem']}>
            {t('groupForm.unknown')}
          </p>
        )}
        {onDiscard !== null && (
          <Button kind="quiet" disabled={part.disabled} onClick={onDiscard}>
            {t('groupForm.discard')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={part.disabled || isWaiting}>
          {isNew ? t('groupForm.create') : t('action.save')}
        </Button>
      </div>
    </form>
  )
}

function About({ uploadName, areaLanguages, draft, faults, status, disabled, onWrite }: PartProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Section title={t('groupForm.about')}>
      <div className={styles['fields']}>
        <ImageField
          label={t('groupForm.icon')}
          name={iconField(uploadName)}
          shape="square"
          value={draft.icon}
          disabled={disabled}
          onChange={(icon) => onWrite({ icon })}
        />
        <ImageField
          label={t('groupForm.banner')}
          name={bannerField(uploadName)}
          shape="banner"
          value={draft.banner}
          disabled={disabled}
          onChange={(banner) => onWrite({ banner })}
        />
        <TextField
          label={t('groupForm.name')}
          value={draft.name}
          disabled={disabled}
          autoComplete="off"
          hint={t('groupForm.nameHint')}
          error={status === 'unfit' && faults.has('nameMissing') ? t('groupForm.nameMissing') : undefined}
          onChange={(name) => onWrite({ name: nameWithin(name) })}
        />
        <TextArea
          label={t('groupForm.description')}
          value={draft.description}
          max={DESCRIPTION_LIMIT}
          disabled={disabled}
          placeholder={t('groupForm.descriptionHint')}
          onChange={(description) => onWrite({ description: descriptionWithin(description) })}
        />
        <SelectField
          label={t('groupForm.locale')}
          value={areaLanguages.find((other) => other === draft.locale) ?? 'en'}
          options={areaLanguages.map((value) => ({ value, label: nameOfLanguage(value), lang: value }))}
          onChange={(locale) => onWrite({ locale })}
        />
      </div>
    </Section>
  )
}

const STANDING = {
  checking: 'groupForm.linkChecking',
  free: 'groupForm.linkFree',
  unknown: 'groupForm.linkUnknown',
  idle: 'groupForm.linkHint',
  taken: 'groupForm.linkTaken',
} as const

function Access({ draft, faults, link, disabled, onWrite }: PartProps): ReactNode {
  const { t } = useTranslation()
  const linkProblem = faults.has('linkUnfit')
    ? t('groupForm.linkUnfit')
    : link === 'taken'
      ? t('groupForm.linkTaken')
      : undefined
  return (
    <Section title={t('groupForm.access')}>
      <div className={styles['fields']}>
        <SegmentedControl
          label={t('groupForm.joinType')}
          value={draft.joinType}
          options={[
            { value: 'normal', label: t('groupForm.normal') },
            { value: 'private', label: t('groupForm.private') },
          ]}
          onChange={(joinType) => onWrite({ joinType })}
        />
        <Switch
          label={t('groupForm.mutes')}
          text={t('groupForm.mutesText')}
          on={draft.mutesNewcomers}
          onChange={(mutesNewcomers) => onWrite({ mutesNewcomers })}
        />
        <TextField
          label={t('groupForm.link')}
          value={draft.link}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t(STANDING[link])}
          error={linkProblem}
          onChange={limited(40, (text) => onWrite({ link: text.trim() }))}
        />
        <TextField
          label={t('groupForm.partner')}
          value={draft.partnerLink}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('groupForm.partnerHint')}
          error={faults.has('partnerUnfit') ? t('groupForm.partnerUnfit') : undefined}
          onChange={limited(64, (text) => onWrite({ partnerLink: text.trim() }))}
        />
      </div>
    </Section>
  )
}

function Rules({ draft, disabled, onWrite }: PartProps): ReactNode {
  const { t } = useTranslation()
  const add = (entry: string): boolean => {
    const linkWhitelist = withHost(draft.linkWhitelist, entry)
    if (linkWhitelist !== null) onWrite({ linkWhitelist })
    return linkWhitelist !== null
  }
  return (
    <Section title={t('groupForm.rules')}>
      <div className={styles['fields']}>
        <div className={styles['pair']}>
          <TextField
            label={t('groupForm.speakLevel')}
            value={String(draft.minSpeakLevel)}
            inputMode="numeric"
            hint={t('groupForm.levelHint')}
            disabled={disabled}
            onChange={(text) => onWrite({ minSpeakLevel: levelIn(text) })}
          />
          <TextField
            label={t('groupForm.imageLevel')}
            value={String(draft.minImageLevel)}
            inputMode="numeric"
            hint={t('groupForm.levelHint')}
            disabled={disabled}
            onChange={(text) => onWrite({ minImageLevel: levelIn(text) })}
          />
        </div>
        <p className={styles['text']}>
          {t('groupForm.hostsText')}
          {draft.linkWhitelist.length === 0 && ` ${t('groupForm.hostsNone')}`}
        </p>
        <HostList
          hosts={draft.linkWhitelist}
          disabled={disabled}
          onAdd={add}
          onRemove={(host) => onWrite({ linkWhitelist: draft.linkWhitelist.filter((other) => other !== host) })}
        />
      </div>
    </Section>
  )
}
