import type { SceneRecipe } from './recipe.ts'
import { barnScenes } from './scene-recipes-barn.ts'
import { beachScenes } from './scene-recipes-beach.ts'
import { castleScenes } from './scene-recipes-castle.ts'
import { cityScenes } from './scene-recipes-city.ts'
import { gardenScenes } from './scene-recipes-garden.ts'
import { indoorScenes } from './scene-recipes-indoor.ts'
import { outdoorScenes } from './scene-recipes-outdoors.ts'
import { townScenes } from './scene-recipes-town.ts'
import { vineyardScenes } from './scene-recipes-vineyard.ts'
import { winterScenes } from './scene-recipes-winter.ts'

/** Every scene by name. */
export const sceneRecipes: Record<string, SceneRecipe> = {
  ...beachScenes,
  ...indoorScenes,
  ...gardenScenes,
  ...vineyardScenes,
  ...winterScenes,
  ...cityScenes,
  ...castleScenes,
  ...barnScenes,
  ...outdoorScenes,
  ...townScenes,
}
