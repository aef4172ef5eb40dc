import * as affiliates from './affiliates.ts'
import * as archive from './archive.ts'
import * as campaigns from './campaigns.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueEditing from './catalogue-editing.ts'
import * as creations from './creations.ts'
import * as desk from './desk.ts'
import * as devices from './devices.ts'
import * as dresses from './dresses.ts'
import * as experiments from './experiments.ts'
import * as feedback from './feedback.ts'
import * as hair from './hair.ts'
import * as insights from './insights.ts'
import * as membership from './membership.ts'
import * as notifications from './notifications.ts'
import * as operators from './operators.ts'
import * as photos from './photos.ts'
import * as portraits from './portraits.ts'
import * as privacy from './privacy.ts'
import * as purchases from './purchases.ts'
import * as ratings from './ratings.ts'
import * as releases from './releases.ts'
import * as thumbnails from './thumbnails.ts'
import * as workshop from './workshop.ts'

/** Every endpoint of the API by name. */
export const endpoints = {
  ...devices,
  ...photos,
  ...portraits,
  ...catalogue,
  ...creations,
  ...dresses,
  ...hair,
  ...thumbnails,
  ...ratings,
  ...experiments,
  ...feedback,
  ...affiliates,
  ...notifications,
  ...campaigns,
  ...privacy,
  ...membership,
  ...purchases,
  ...operators,
  ...catalogueEditing,
  ...releases,
  ...archive,
  ...workshop,
  ...insights,
  ...desk,
}
