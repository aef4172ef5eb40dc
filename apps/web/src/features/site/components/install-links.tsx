import { classNames } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import type { SiteSettings } from '../site-settings.ts'
import { When } from './when.tsx'

const pill =
  'inline-flex min-h-12 items-center rounded-full px-7 font-semibold text-copy transition duration-200'
const looks = {
  store: `${pill} bg-rose text-on-rose shadow-soft hover:bg-rose-deep`,
  preview: `${pill} border border-line bg-card hover:bg-blush`,
}

/** The ways into the app that this deployment has: the App Store, the preview, both or none. */
export function InstallLinks({ settings, isCentred }: { settings: SiteSettings; isCentred?: boolean }) {
  return (
    <div className={classNames('mt-7 flex flex-wrap justify-center gap-3', !isCentred && 'lg:justify-start')}>
      <When name="appStore" settings={settings}>
        <a href={settings.appStoreUrl ?? undefined} className={looks.store}>
          {siteCopy.appStore}
        </a>
      </When>
      {import.meta.env.VITE_APP_PREVIEW !== 'off' && (
        <When name="preview" settings={settings}>
          <a href="/?app=preview" className={looks.preview}>
            {siteCopy.openPreview}
          </a>
        </When>
      )}
    </div>
  )
}
