import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { CHAINS, isXPage, supplyIn } from '../../../domain/group-admin'
import { paths } from '../../app/routing/paths'
import { Button } from '../../components/form/Button'
import { SelectField } from '../../components/form/SelectField'
import { Section } from '../../components/layout/SubPage'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { GroupAdminPage } from './GroupAdminPage'
import styles from './group-admin.module.css'
import { useGroupAction } from './use-group-action'
import { GroupAdminReady } from './GroupAdminReady'

/** The screen /group/{gid}/currency-apply: a project applies with its own currency. */
export function CurrencyApplyScreen(): ReactNode {
  return (
    <GroupAdminReady>
      <ApplyPage />
    </GroupAdminReady>
  )
}

function ApplyPage(): ReactNode {
  const { t } = useTranslation()
  return (
    <GroupAdminPage title={t('project.applyTitle')} back={({ gid }) => paths.groupEdit(gid)} may={({ edit }) => edit}>
      {(group) => <Applying key={group.gid} group={group} />}
    </GroupAdminPage>
  )
}

/** The proper names of the chains, the same in every language. */
const CHAIN_NAMES = { 1: 'Ethereum', 56: 'BSC', 101: 'Solana', 5: 'Goerli' } as const
const NOTHING = { projectName: '', twitterUrl: '', currencyName: '', address: '', supply: '' }
type Field = keyof typeof NOTHING

const isFilled = (text: string): boolean => text.trim() !== ''
const FITS: Readonly<Record<Field, (text: string) => boolean>> = {
  projectName: isFilled,
  twitterUrl: isXPage,
  currencyName: isFilled,
  address: isFilled,
  supply: (text) => supplyIn(text) !== null,
}
const FIELDS = [
  { field: 'projectName', label: 'project.name', unfit: 'project.nameMissing', inputMode: 'text' },
  { field: 'twitterUrl', label: 'project.twitter', unfit: 'project.twitterUnfit', inputMode: 'url' },
  { field: 'currencyName', label: 'project.currencyName', unfit: 'project.currencyMissing', inputMode: 'text' },
  { field: 'address', label: 'project.address', unfit: 'project.addressMissing', inputMode: 'text' },
  { field: 'supply', label: 'project.supply', unfit: 'project.supplyUnfit', inputMode: 'decimal' },
] as const

function Applying({ group: { gid } }: { readonly group: Group }): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [fields, setFields] = useState(NOTHING)
  const [chain, setChain] = useState<`${(typeof CHAINS)[number]}`>('1')
  const [isTried, setTried] = useState(false)
  const { busy, problem, perform } = useGroupAction(gid, () => {
    void navigate(paths.currencyConfig(gid))
  })
  const apply = (): void => {
    setTried(true)
    const supply = supplyIn(fields.supply)
    if (supply === null || !FIELDS.every(({ field }) => FITS[field](fields[field]))) return
    perform({
      kind: 'applyProject',
      gid,
      chainId: Number(chain),
      supply,
      projectName: fields.projectName.trim(),
      twitterUrl: fields.twitterUrl,
      currencyName: fields.currencyName.trim(),
      address: fields.address.trim(),
    })
  }
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) apply()
      }}
    >
      <Section title={t('running.currency')}>
        <p className={styles['text']}>{t('project.applyText')}</p>
        <div className={styles['fields']}>
          {FIELDS.map(({ field, label, unfit, inputMode }) => (
            <TextField
              key={field}
              label={t(label)}
              value={fields[field]}
              disabled={busy}
              inputMode={inputMode}
              autoComplete="off"
              error={isTried && !FITS[field](fields[field]) ? t(unfit) : undefined}
              onChange={limited(200, (text) => setFields((previous) => ({ ...previous, [field]: text })))}
            />
          ))}
          <SelectField
            label={t('project.chain')}
            value={chain}
            options={CHAINS.map((id) => ({ value: `${id}` as const, label: CHAIN_NAMES[id] }))}
            onChange={setChain}
          />
        </div>
        {problem !== undefined && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </Section>
      <div className={styles['foot']}>
        <Button kind="primary" type="submit" busy={busy}>
          {t('project.apply')}
        </Button>
      </div>
    </form>
  )
}
