import { Bot as BotIcon, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { useConfirm } from '../../components/overlay/use-confirm'
import { botPaths } from './bot-paths'
import { BotRow } from './BotRow'
import { useBots, useToast, useOnChange } from './use-bots'
import styles from './bot.module.css'

/** The screen /bot/botList (spec 3 §2). */
export function BotListScreen(): ReactNode {
  const { t } = useTranslation('bot')
  const { status, items, ended, read, say } = useBots()
  const { ask, prompt } = useConfirm()
  const tell = useToast()
  const [open, setOpen] = useState<string | null>(null)
  useOnChange(ended, (now) => {
    if (now?.what === 'removed') tell.good(t('toast.deleted'))
    if (now?.what === 'notRemoved') tell.bad(t('toast.notDeleted'))
    if (now?.what === 'notSwitched') tell.bad(t('toast.notSwitched'))
    if (now?.what === 'removed') read()
  })
  return (
    <SubPage title={t('title')} backHref={paths.profile}>
      {prompt}
      <section className={styles['intro']} aria-label={t('introTitle')}>
        <ol>
          <li>{t('intro1')}</li>
          <li>{t('intro2')}</li>
          <li>{t('intro3')}</li>
        </ol>
        <ButtonLink kind="primary" icon={Plus} to={botPaths.create}>
          {t('create')}
        </ButtonLink>
      </section>
      {status === 'failed' && <FailedState kind="plain" title={t('failed')} text={t('failedText')} onRetry={read} />}
      {status === 'loading' && (
        <Skeleton>
          {[0, 1].map((n) => (
            <SkeletonBlock key={n} width="100%" height={72} shape="card" />
          ))}
        </Skeleton>
      )}
      {status === 'shown' && items.length === 0 && (
        <EmptyState icon={BotIcon} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {items.length > 0 && (
        <ul className={styles['bots']} aria-label={t('title')}>
          {items.map((bot) => (
            <BotRow
              key={bot.id}
              bot={bot}
              isOpen={open === bot.id}
              onOpen={() => setOpen(open === bot.id ? null : bot.id)}
              onSwitch={(commandId, on) => {
                say({ type: 'bot/SwitchCommand', botId: bot.id, xid: bot.xid, commandId, on })
              }}
              onDelete={() =>
                ask({
                  title: t('deleteTitle', { name: bot.name }),
                  text: t('deleteText'),
                  yes: t('delete'),
                  onYes: () => {
                    say({ type: 'bot/RemoveBot', botId: bot.id })
                  },
                })
              }
            />
          ))}
        </ul>
      )}
    </SubPage>
  )
}
