/** What a model is told to do in the features stage. */
export const FEATURES_TASK = `
# Your task: the prioritised features
Cut the product into features that can be built, shown and tested one by one. At most 2,000 words in all. research,
where it is given, tells what hurts whom; architecture, where it is given, fixes nodes and entities.

- summary: 2 to 4 sentences, at most 600 characters: what the first usable version is, what comes after, and what is
  left out on purpose.
- features: 8 to 12, the most urgent first. Together they are the whole product of the idea; every function that the
  idea names is in one of them. Nothing generic that the idea does not need; sign-in is a feature only where people
  sign in.
  - name: unique whatever the letter case, two to four words on what people get ("Tide calendar", "Harvest log"). No
    name contains another one. Other artefacts call the feature by exactly this name.
  - priority: P0 for 3 to 5 without which the first segment cannot use it at all, P1 for what makes them stay, P2 and
    P3 for the rest. At least one P0, one P1 and one P2.
  - description: what it does, for whom, and the one rule that makes it right. 1 to 3 sentences, at most 400
    characters.
  - userStories: 1 or 2, each exactly in the form "As a grower, I want to see the next low tide so that I reach my
    beds in time". One want in each: never "and to" or "and also" between "I want" and "so that". No story twice. In
    another language the same form in its words.
  - acceptanceCriteria: 2 to 4, each something a test can see: "Given …, when …, then …" with a number, a status, a
    text or a stored thing, at least one of them about a refusal or a limit. None of the words that nobody can test.
  - apiSurface: the endpoints that come with it; empty where the product has no HTTP interface or the feature adds
    nothing to it. method is GET, POST, PUT, PATCH or DELETE. path begins with "/", holds no space and no query,
    collections are always in the plural, parameters are written in braces ("/beds/{id}/harvests"). Each pair of
    method and path stands in one feature only ("/beds/{id}" and "/beds/{bedId}" are the same path): a later feature
    that changes an endpoint says so in its description. No version or "/api" prefix.
  - dataImpact: which entities it creates, reads, changes or deletes, each spelled as in dataModel of the
    architecture: "Creates Harvest; reads Bed and TideWindow". Only entities of that model and no other word written
    like one. Over all features every entity of the model is named at least once. A feature that stores nothing begins
    with "No data". If there is no architecture, use few entity names in PascalCase and the same ones throughout.
  - edgeCases: 1 to 3, each what happens and what the product then does, from this field of work: two people at once,
    a device without network, money that comes back, a person who never answers.
  - estimatedEffort: for one developer with a coding agent, tests included: XS half a day, S one day, M two or three,
    L four or five, XL eight. Cut an XL in two where that is possible.
`;
