import type { Capability } from '../schema.ts';

export const mealPlanning: Capability = {
  id: 'meal-planning',
  name: 'recipes, a plan for the week and the shopping list',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'meal plan',
        'meal planning',
        'meal planner',
        'meal prep',
        'weekly menu',
        'shopping list',
        'grocery list',
        'recipe manager',
        'recipe app',
        'essensplan',
        'essensplanung',
        'speiseplan',
        'einkaufsliste',
        'kochrezept',
        'lista de la compra',
        'lista de compra',
        'receta de cocina',
        'plan de comida',
        'receita culinaria',
        'cardapio semanal',
        'liste de course',
        'recette de cuisine',
        'planificateur de repas',
      ],
    },
    {
      weight: 2,
      words: [
        'recipe',
        'dinner plan',
        'family dinner',
        'cookbook',
        'pantry',
        'receta',
        'recette',
        'food waste at home',
        'रेसिपी',
      ],
    },
    {
      weight: 1,
      words: ['leftover', 'meal', 'dinner', 'ingredient', 'diet', 'nutrition', 'grocery', 'cooking', 'receita'],
    },
  ],
  actor: 'user',
  object: { fallback: 'recipe', kinds: ['document', 'item', 'event'] },
  entities: [
    {
      key: 'recipe',
      name: 'recipe',
      kind: 'document',
      sameAs: ['recipe', 'dish', 'meal'],
      fields: [
        'owner: reference',
        'title: text',
        'serves: integer',
        'minutes: integer',
        'steps: list of text',
        'tags: list of text',
        'source: text',
        'photo: file',
        'lastCookedOn: date',
      ],
      relations: [
        { says: 'has many', to: 'ingredient' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'ingredient',
      name: 'ingredient',
      kind: 'item',
      fields: [
        'name: text',
        'amount: decimal',
        'unit: text',
        'aisle: text',
        'allergens: list of text',
        'staple: boolean',
      ],
      relations: [{ says: 'belongs to', to: 'recipe' }],
    },
    {
      key: 'meal',
      name: 'planned meal',
      kind: 'event',
      sameAs: ['planned meal', 'menu'],
      fields: [
        'day: date',
        'slot: breakfast | lunch | dinner',
        'eaters: integer',
        'usesLeftoverOf: reference',
        'status: planned | cooked | skipped',
      ],
      relations: [{ says: 'refers to', to: 'recipe' }],
    },
    {
      key: 'line',
      name: 'shopping line',
      kind: 'task',
      fields: [
        'name: text',
        'amount: decimal',
        'unit: text',
        'aisle: text',
        'checkedBy: text',
        'checkedAt: datetime',
        'from: list of reference',
      ],
      relations: [{ says: 'refers to', to: 'meal' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'The household',
      protects: ['recipe', 'meal', 'line'],
      mechanism: [
        'Plan and list belong to a household and are open to its members alike; allergies and diets of a person are seen by the household and leave it never.',
        'A shared {recipe} travels as a copy without notes, names and dates of its owner.',
      ],
    },
  ],
  failures: [
    [
      'When two people check off the same {line} without reception, it is bought once and both see who was first.',
      'When a shop is under ground, the list works from the phone and is merged line by line on the way out.',
    ],
    'When a page with a recipe cannot be read, its text and address are kept, and what is missing is asked for field by field.',
  ],
  features: [
    {
      key: 'recipes',
      name: [
        '{Recipe} collection that can be cooked from',
        '{Recipes} of {actors}, scaled and searchable',
        'Keep {recipes} as we cook them',
      ],
      need: 'core',
      description: [
        'Takes {recipes} from a page, a photo or the head, with amounts that scale, and shows them large while cooking.',
        'Keeps {recipes} with amounts, minutes, allergens and own notes, and finds one by what is in the fridge.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to scale {an recipe} to seven people',
          so: 'I do not multiply by 1.75 with floury hands',
        },
        { as: 'actor', want: 'to find what I can cook from what is there', so: 'the courgettes do not rot' },
      ],
      criteria: [
        [
          'Sixty lines such as "2 tbsp flour", "1/2 tin", "eine Prise Salz" are read into amount, unit and name as in a stored table.',
          'The stored table of sixty ingredient lines in three languages is read without a fault.',
        ],
        'Scaling from 4 to 7 gives amounts a kitchen can measure ("3 eggs and a half" becomes 3 or 4, and says so).',
        'The screen stays on while cooking, and the next step is one tap away.',
      ],
      api: [
        { method: 'POST', path: '/{recipe.path}/from-page', purpose: 'read one from an address or a text' },
        { method: 'GET', path: '/{recipe.path}/with', purpose: 'those that use given ingredients' },
      ],
      reads: ['object'],
      writes: ['recipe', 'ingredient'],
      edgeCases: [
        'The page counts in cups: both measures are shown, and the original line stays readable.',
        [
          '"Salt to taste" has no amount: it is listed and never added up.',
          'One {recipe} contains another (a sauce): it is linked, and its ingredients count once.',
        ],
        'An allergen stands in an ingredient of an ingredient: it is shown for the dish.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write the reader of ingredient lines as one function with a table of examples in each language.',
        'Read structured data of pages (schema.org Recipe) first, then fall back to text.',
        'Keep the original line beside what was read from it.',
        'Convert units by a table with densities for the twenty things that need one.',
      ],
      pitfalls: [['Taking all cups for the same weight.', 'Amounts as text: nothing can be scaled or added up.']],
    },
    {
      key: 'week',
      name: ['Week plan for {actors}', 'What we eat this week: {recipes}', '{Recipe} plan from Monday to Sunday'],
      need: 'core',
      description: [
        'Fills the week with {recipes} that fit the day’s time and the people at the table, with the leftovers planned in.',
        'Puts {recipes} on days, knows who is away, what was eaten last week and what must be used up.',
      ],
      stories: [
        { as: 'actor', want: 'to have a proposal for five evenings', so: 'nobody asks "what shall we eat?" at six' },
        { as: 'actor', want: 'to say who is not at home on Thursday', so: 'I cook for two and not for five' },
      ],
      criteria: [
        [
          'A proposal holds no allergen of an eater, nothing longer than that day’s minutes, and no dish of the last ten days.',
          'Over 1,000 random weeks not one proposal breaks an allergy, a time limit or the ten days.',
        ],
        'Moving a dish takes one drag or two taps, and the list follows within a second.',
        'A dish cooked for two days fills the second day by itself.',
      ],
      api: [
        { method: 'POST', path: '/{meal.path}/propose', purpose: 'propose a week within the rules' },
        { method: 'PATCH', path: '/{meal.path}/:id/move', purpose: 'move or swap a dish' },
      ],
      reads: ['recipe', 'ingredient'],
      writes: ['meal'],
      edgeCases: [
        'Too few {recipes} fit: the gap stays a gap and says which rule has closed it.',
        'The plan was not kept to on Tuesday: what was bought for it moves to the next free day.',
      ],
      effort: 'M',
      after: ['recipes'],
      steps: [
        'Make the proposal a pure function of {recipes}, rules, week and a seed.',
        'Hard rules (allergy, time) filter; soft ones (variety, season, use it up) give points.',
        'Show for each proposed dish the one reason for it.',
      ],
      pitfalls: ['Treating an allergy as a preference.', 'Proposals that change on every visit.'],
    },
    {
      key: 'list',
      name: [
        'Shopping list out of the {recipes}',
        'One list for the whole household’s {recipes}',
        'What to buy for {recipes}, by aisle',
      ],
      need: 'core',
      description: [
        'Adds up what the planned {recipes} need, leaves out what is there, and sorts by the way through the shop.',
        'Turns the week into one list that two people can walk through the shop with, also without reception.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to have three onions and two onions become five',
          so: 'I do not read the list three times',
        },
        { as: 'actor', want: 'to see what my partner has in the trolley', so: 'we do not buy milk twice' },
      ],
      criteria: [
        [
          'The list equals the sum over all planned dishes less what is marked as there, checked on ten stored weeks.',
          'Given 200 g and 0.5 kg of flour in two dishes, then one line says 700 g.',
        ],
        'A tick on one phone shows on the other within 3 seconds, and after a time without reception no tick is lost.',
        'Changing the plan never unticks what has been bought.',
      ],
      api: [
        { method: 'GET', path: '/{line.path}/by-aisle', purpose: 'the open list in shop order' },
        { method: 'PUT', path: '/{line.path}/:id/tick', purpose: 'tick or untick, with time and person' },
      ],
      reads: ['meal', 'ingredient'],
      writes: ['line'],
      edgeCases: [
        'Units do not add up ("2 tins" and "300 g"): they stay two amounts in one line.',
        'Something was added by hand: a new plan leaves it in place.',
      ],
      effort: 'M',
      after: ['week'],
      steps: [
        'Compute lines from meals each time; keep ticks and hand-written lines apart and lay them over.',
        'Merge by name in singular and unit family.',
        'Keep the order of aisles for each shop from the order in which things are ticked.',
      ],
      pitfalls: ['Storing the computed list: after a changed plan it is wrong, and ticks are lost on rebuilding.'],
    },
  ],
  usage: [],
  pains: [
    [
      'Every evening at six the same question, and then it is noodles again.',
      'I buy without a plan and throw a bag of vegetables away on Sunday.',
      'The recipes are in a drawer, in three apps and in forty screenshots.',
    ],
  ],
  competitors: [
    {
      name: 'Paprika',
      kind: 'direct',
      positioning: 'Recipes taken from web pages, a meal calendar, a pantry list and shopping lists in one app.',
      gap: 'A tool for one careful cook; a household that decides together and eats differently needs more.',
      source: 'https://wilkinson.substack.com/p/its-been-too-long',
    },
    {
      name: 'Mealime',
      kind: 'direct',
      positioning: 'Weekly meal plans with its own recipes and a list.',
      gap: 'Its own dishes; those of the family come in by the back door.',
      unverified: true,
    },
    {
      name: 'Bring!',
      kind: 'adjacent',
      positioning: 'Shared shopping lists with pictures.',
      gap: 'Begins at the list: what is eaten, and for whom, it does not know.',
      unverified: true,
    },
    {
      name: 'Paper on the fridge',
      kind: 'manual',
      positioning: 'Everybody walks past it.',
      gap: 'Is not in the shop when it is needed.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A wrong allergen can harm somebody: say what is read by a program, and let the household confirm it.',
      'Recipe texts and photos may be protected; a list of ingredients mostly is not. Keep the source and share copies with care.',
    ],
  ],
  metrics: [
    ['Four planned evenings a week in the second month', 'Two of three planned dishes are cooked'],
    [
      'Thrown away food down by a third by the household’s own count',
      'Nine of ten list lines read rightly without a correction',
    ],
  ],
};
