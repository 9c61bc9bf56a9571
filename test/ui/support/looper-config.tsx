import { fireEvent, screen } from '@testing-library/react'
import { ConfigurationScreen } from '../../../src/ui/features/looper/config/ConfigurationScreen'
import { EditInfoScreen } from '../../../src/ui/features/looper/config/EditInfoScreen'
import { openLooper, projectOf } from './looper'

export const at = '/looper/configration'
export const EDIT = '/looper/edit-project-info'
export const open = (tab: number, address = `${at}?projectId=tea&tab=${tab}`) => {
  const opened = openLooper(address, { [at]: <ConfigurationScreen />, [EDIT]: <EditInfoScreen /> })
  opened.projects(projectOf('tea'))
  return opened
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const rows = () => screen.getAllByRole('row').slice(1)
export const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
