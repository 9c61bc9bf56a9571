import { X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_ORDER, orderOf, type PartnerCommunity } from '../../../../domain/looper'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { IconButton } from '../../../components/form/IconButton'
import { TextField } from '../../../components/form/TextField'
import { LooperDialog } from '../config/LooperDialog'
import styles from '../looper.module.css'
import { useProjectAction } from '../use-project-action'
import own from './exclusive.module.css'

interface ImportDialogProps {
  readonly projectId: string
  readonly imported: readonly PartnerCommunity[]
  readonly onClose: () => void
}

/** A second host that the dialog accepts, in local development only (spec 3 §5). */
const TEST_HOST = 'test.loop.example'
const hosts = (): readonly string[] => [window.location.host.toLowerCase(), ...(import.meta.env.DEV ? [TEST_HOST] : [])]

/** The dialog that imports a community by its URL, after a preview (R3-135, R3-136). */
export function ImportDialog({ projectId, imported, onClose }: ImportDialogProps): ReactNode {
  const { t } = useTranslation('looper')
  const app = useApp()
  const { slices } = useFeature('looper')
  const {
    data: { typed, status, found },
  } = useTabState(slices.tab.import)
  const [order, setOrder] = useState(String(FIRST_ORDER))
  const deed = useProjectAction(onClose)
  const type = (to: string): void => app.tab.dispatch({ type: 'looper/TypeImport', typed: to, hosts: hosts() })
  useEffect(() => () => app.tab.dispatch({ type: 'looper/TypeImport', typed: '', hosts: [] }), [app])
  const number = orderOf(order)
  const isThere = imported.some(({ gid }) => gid === found?.gid)
  const wrong =
    status === 'unsupported'
      ? t('import.unsupported')
      : status === 'nobody'
        ? t('import.nobody')
        : status === 'failed'
          ? t('import.failed')
          : isThere
            ? t('import.already')
            : undefined
  return (
    <LooperDialog
      deed={deed}
      title={t('import.title')}
      yes={t('import.yes')}
      disabled={found === null || isThere || number === null}
      onClose={onClose}
      onYes={() => {
        if (found !== null && number !== null)
          deed.perform({ kind: 'import', projectId, groupLink: typed.trim(), order: number })
      }}
    >
      <div className={styles['fields']}>
        <div className={own['url']}>
          <TextField
            label={t('import.url')}
            value={typed}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            error={wrong}
            hint={
              status === 'parsing'
                ? t('import.parsing')
                : t('import.urlHint', {
                    example: `${window.location.origin}/group/10000001`,
                  })
            }
            onChange={type}
          />
          {typed !== '' && <IconButton icon={X} label={t('import.clear')} onClick={() => type('')} />}
        </div>
        <div className={styles['person']} aria-live="polite">
          {found !== null && (
            <>
              <GroupAvatar
                group={{ id: found.gid, ownerId: found.gid, name: found.name, imageUrl: found.avatar ?? undefined }}
                size={40}
              />
              <span className={styles['who']}>
                <b dir="auto">{found.name}</b>
                <span>{t('import.gid', { gid: found.gid })}</span>
              </span>
            </>
          )}
        </div>
        <TextField
          label={t('import.order')}
          type="number"
          min={FIRST_ORDER}
          step={1}
          value={order}
          error={number === null ? t('import.orderWrong') : undefined}
          onChange={setOrder}
        />
      </div>
    </LooperDialog>
  )
}
