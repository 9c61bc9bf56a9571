import { Coins } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Gid } from '../../../domain/kernel/ids'
import type { GroupCurrency } from '../../../domain/group'
import { amountIn } from '../../../domain/group-admin'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { EmptyState } from '../../components/feedback/StateView'
import { Section } from '../../components/layout/SubPage'
import { Switch } from '../../components/form/Switch'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { GroupAdminPage } from './GroupAdminPage'
import styles from './group-admin.module.css'
import { useGroupAction } from './use-group-action'
import { GroupAdminReady } from './GroupAdminReady'

/** The screen /group/{gid}/currency-config: how the group may use the project's currency. */
export function CurrencyConfigScreen(): ReactNode {
  return (
    <GroupAdminReady>
      <ConfigPage />
    </GroupAdminReady>
  )
}

function ConfigPage(): ReactNode {
  const { t } = useTranslation()
  return (
    <GroupAdminPage title={t('project.configTitle')} back={({ gid }) => paths.groupEdit(gid)} may={({ edit }) => edit}>
      {({ gid, currency }) =>
        currency !== null ? (
          <Configuring key={gid} gid={gid} currency={currency} />
        ) : (
          <EmptyState
            icon={Coins}
            title={t('project.noneTitle')}
            text={t('project.noneText')}
            action={
              <ButtonLink kind="primary" to={paths.currencyApply(gid)}>
                {t('project.applyTitle')}
              </ButtonLink>
            }
          />
        )
      }
    </GroupAdminPage>
  )
}

function Configuring({ gid, currency }: { readonly gid: Gid; readonly currency: GroupCurrency }): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [giftEnabled, setGift] = useState(currency.giftEnabled)
  const [bubbleEnabled, setBubble] = useState(currency.bubbleEnabled)
  const [rewards, setRewards] = useState<string>(currency.rewards)
  const { busy, problem, perform } = useGroupAction(gid, () => {
    void navigate(paths.groupEdit(gid))
  })
  const amount = amountIn(rewards)
  const named = { currency: currency.name }
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && amount !== null)
          perform({ kind: 'configureCurrency', gid, giftEnabled, bubbleEnabled, rewards: amount })
      }}
    >
      <Section title={currency.name}>
        <Switch label={t('project.gifts')} text={t('project.giftsText', named)} on={giftEnabled} onChange={setGift} />
        <Switch
          label={t('project.bubbles')}
          text={t('project.bubblesText', named)}
          on={bubbleEnabled}
          onChange={setBubble}
        />
        <div className={styles['fields']}>
          <TextField
            label={t('project.rewards')}
            value={rewards}
            inputMode="decimal"
            autoComplete="off"
            disabled={busy}
            hint={t('project.rewardsHint', named)}
            error={amount === null ? t('project.rewardsUnfit') : undefined}
            onChange={limited(80, setRewards)}
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
          {t('action.save')}
        </Button>
      </div>
    </form>
  )
}
