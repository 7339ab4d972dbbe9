import { callQuery } from '#api/call-query.ts'
import type { SettingDeclaration, SettingState } from '#schema/settings.ts'
import { formatDate } from '#ui/format.ts'
import { showToast } from '#ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { EditScreen } from '#admin/kit/edit/edit-screen.tsx'
import { shownAddress } from '#admin/kit/edit/shown-address.ts'
import { useEdit } from '#admin/kit/edit/use-edit.ts'
import { ChangesDialog } from '#admin/kit/log/changes-dialog.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'

type SettingScreenProps = { setting: SettingDeclaration }

/** One setting of the clinic. */
export function SettingScreen({ setting }: SettingScreenProps) {
  const { api } = useAdmin()
  const stored = useQuery({
    ...callQuery(api, 'GET /admin/settings/{setting}', { params: { setting: setting.name } }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (stored.error && !stored.data)
    return <Failure error={stored.error} onRetry={() => void stored.refetch()} />
  if (!stored.data) return <Waiting label={`${josa(setting.title, '을/를')} 불러오는 중`} />
  return <SettingForm setting={setting} stored={stored.data} />
}

function SettingForm({ setting, stored }: SettingScreenProps & { stored: SettingState }) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [isShowingChanges, setShowingChanges] = useState(false)
  const [shown, setShown] = useState(0)
  const params = { setting: setting.name }
  const query = callQuery(api, 'GET /admin/settings/{setting}', { params })
  const { saved } = stored
  const edit = useEdit<SettingState>({
    key: `settings/${setting.name}`,
    from: stored,
    schema: setting.jsonSchema,
    canWrite: setting.can.write,
    read: () => client.fetchQuery({ ...query, staleTime: 0 }),
    save: (data, etag, accepted) =>
      api.request('PUT /admin/settings/{setting}', {
        params,
        query: accepted,
        body: data,
        headers: { 'if-match': etag },
      }),
    onSaved: (state) => {
      client.setQueryData(query.queryKey, state)
      setShown((times) => times + 1)
      // The clinic's name, its prices, its hours: any screen may show what was set.
      void client.invalidateQueries()
      showToast(`저장했습니다. ${state.page ? '사이트에 ' : ''}바로 적용됩니다.`, { kind: 'success' })
    },
  })
  const today = useToday()
  return (
    <EditScreen
      kind={setting.title}
      title={setting.title}
      state={saved ? `${saved.by} · ${formatDate(saved.at)} 저장` : setting.description}
      schema={setting.jsonSchema}
      edit={edit}
      warnings={stored.warnings}
      warning="시술 이름이 든 메시지가 있습니다. 저장은 되었습니다."
      page={
        stored.page
          ? {
              address: shownAddress(setting.name, edit.data, { page: stored.page, today }),
              saved: { shown: `${stored.etag}:${shown}`, at: saved?.at ?? null },
              trial: {
                fields: params,
                check: (data, signal) =>
                  api.request('POST /admin/settings/{setting}/check', { params, body: data, signal }),
              },
            }
          : undefined
      }
      buttons={<IconButton label="변경 기록" icon={History} onClick={() => setShowingChanges(true)} />}
    >
      {isShowingChanges && <ChangesDialog resource={setting.name} onClose={() => setShowingChanges(false)} />}
    </EditScreen>
  )
}
