/** Animals, plants, food and health. See ../things.ts for how a row is written. */
export const living = `
item: pet dog cat puppy kitten rabbit hamster parrot budgie ferret gerbil tortoise guinea_pig canary | name: text; species: text; breed: text; birthDate: date; weightKg: decimal; chipNumber: text; vetName: text; photo: file
item: horse pony mare stallion foal donkey mule gelding | name: text; breed: text; birthDate: date; passportNumber: text; boxLabel: text; nextFarrierOn: date; nextVaccinationOn: date; owner: reference
item: cow cattle calf bull heifer ox buffalo | earTag: text; name: text; breed: text; birthDate: date; milkYieldLitres: decimal; withdrawalUntil: date; lastCalvedOn: date; status: milking | dry | sick | sold
item: sheep goat lamb pig piglet sow ewe alpaca llama ram | earTag: text; breed: text; birthDate: date; weightKg: decimal; penLabel: text; lastTreatedOn: date; status: kept | for sale | sold | slaughtered
item: chicken hen duck goose rooster quail poultry pigeon chick pheasant | ringNumber: text; breed: text; hatchedOn: date; coopLabel: text; eggsThisWeek: integer; status: laying | moulting | sick | gone
item: herd flock colony brood | name: text; species: text; heads: integer; location: text; lastCountedOn: date; healthState: good | watch | sick
item: bee bee_colony honeybee | hiveLabel: text; queenColour: text; queenYear: integer; framesOfBrood: integer; varroaPerDay: decimal; temper: 1 to 5; lastSeenOn: date
item: bird owl falcon hawk eagle stork sparrow robin heron gull | species: text; ringNumber: text; sex: text; ageClass: text; wingMm: decimal; weightGrams: decimal; lastSeenAt: datetime; photo: file
item: animal wildlife fox deer wolf bear badger hedgehog squirrel hare boar lynx otter beaver stray | name: text; species: text; sex: text; estimatedAge: text; foundAt: text; weightKg: decimal; photo: file; status: wild | in care | released | dead
item: fish coral shrimp carp trout salmon koi goldfish cichlid betta jellyfish seahorse | name: text; species: text; lengthCm: decimal; addedOn: date; tankLabel: text; feeds: text; status: healthy | quarantine | dead
item: reptile snake lizard gecko frog turtle iguana chameleon salamander toad axolotl | name: text; species: text; hatchedOn: date; weightGrams: decimal; lastFedOn: date; lastShedOn: date; temperatureC: decimal; photo: file
item: insect butterfly beetle ant moth spider dragonfly bumblebee mosquito wasp ant_colony | species: text; foundAt: text; foundOn: date; stage: text; individuals: integer; photo: file; determinedBy: reference
item: species taxon genus cultivar strain | name: text; latinName: text; family: text; redListState: text; features: list of text; photo: file
item: plant houseplant flower succulent orchid cactus fern shrub bonsai rose perennial tulip dahlia | name: text; species: text; plantedOn: date; location: text; lightNeed: low | medium | high; waterEveryDays: integer; lastWateredOn: date; photo: file
item: tree oak hedge sapling conifer pine vine | number: text; species: text; plantedYear: integer; trunkCm: integer; heightMetres: decimal; coordinates: coordinates; lastCheckedOn: date; condition: vital | weakened | dying
item: vegetable tomato potato carrot onion lettuce pumpkin cucumber cabbage spinach courgette zucchini leek radish beetroot | name: text; variety: text; sownOn: date; plantedOn: date; bedLabel: text; harvestFrom: date; yieldKg: decimal
item: crop wheat maize barley rapeseed soybean corn rye oat sugar_beet sunflower hay straw silage | variety: text; fieldName: text; areaHectares: decimal; sownOn: date; expectedYieldTonnes: decimal; harvestedOn: date; pricePerTonne: money
item: seed seedling cutting tuber seed_packet graft scion rhizome | name: text; variety: text; packedYear: integer; quantity: integer; sowFromMonth: integer; germinationPercent: decimal; storedIn: text
item: herb spice basil mint thyme rosemary saffron cinnamon vanilla lavender sage chilli | name: text; latinName: text; form: fresh | dried | ground; weightGrams: decimal; harvestedOn: date; bestBefore: date
item: mushroom truffle fungus mycelium spawn_bag lichen moss | species: text; foundAt: text; foundOn: date; edible: yes | no | unsure; weightGrams: integer; photo: file; determinedBy: reference
item: pest weed aphid slug blight mildew varroa | name: text; foundOn: date; affected: text; spreadPercent: decimal; remedy: text; photo: file; status: seen | treated | gone
item: ingredient grocery foodstuff pantry_item staple flour sugar salt yeast oil vinegar rice pasta lentil bean | name: text; quantity: decimal; unit: text; allergens: list of text; bestBefore: date; pricePerUnit: money; supplierName: text
item: food meal dish lunch dinner breakfast supper snack dessert starter brunch lunchbox | name: text; servings: integer; ingredients: list of text; allergens: list of text; calories: integer; price: money; eatenOn: date; photo: file
item: soup salad sandwich pizza burger taco sushi curry stew noodle burrito kebab dumpling | name: text; price: money; allergens: list of text; vegetarian: boolean; prepMinutes: integer; photo: file; available: boolean
item: bread loaf cake pastry cookie bun roll croissant pie muffin baguette dough sourdough bagel donut tart biscuit cupcake | name: text; weightGrams: integer; flourMix: text; allergens: list of text; price: money; bakedOn: date; piecesPerBake: integer
item: fruit banana berry cherry grape strawberry orange lemon peach pear plum melon olive mango avocado | name: text; variety: text; origin: text; quantityKg: decimal; pricePerKg: money; harvestedOn: date; grade: text
item: oyster mussel scallop clam spat | batch: text; variety: text; spatFrom: text; hungOn: date; shellMm: integer; pieces: integer; lost: integer; status: growing | ready | sold | lost
item: egg | name: text; size: small | medium | large; count: integer; laidOn: date; bestBefore: date; keptAt: text
item: meat beef pork sausage ham bacon steak carcass venison seafood | cut: text; animalNumber: text; weightKg: decimal; pricePerKg: money; slaughteredOn: date; useBy: date; storedAt: text
item: cheese milk butter yoghurt yogurt curd honey jam chutney preserve syrup chocolate marmalade | name: text; batchNumber: text; weightGrams: integer; madeOn: date; ripeFrom: date; bestBefore: date; price: money
item: coffee tea espresso cocoa roast matcha coffee_bean | name: text; origin: text; variety: text; roastedOn: date; weightGrams: integer; tastingNotes: text; pricePerKg: money
item: wine beer cider whisky whiskey gin rum vodka spirit liqueur champagne mead cocktail bottle ale lager | name: text; producer: text; vintage: integer; alcoholPercent: decimal; bottles: integer; boughtFor: money; drinkFrom: date; drinkUntil: date
item: hop malt yeast_strain wort mash grist starter_culture kombucha kefir | name: text; supplierName: text; lotNumber: text; quantityKg: decimal; alphaAcidPercent: decimal; receivedOn: date; bestBefore: date
item: drink juice smoothie lemonade soda water beverage milkshake | name: text; volumeMl: integer; price: money; depositAmount: money; caffeineMg: integer; inStock: integer; bestBefore: date
item: leftover surplus_food food_parcel food_donation rescued_food canteen_meal | name: text; portions: integer; cookedAt: datetime; pickupUntil: datetime; allergens: list of text; photo: file; status: offered | reserved | picked up | thrown away
item: feed pet_food fodder birdseed cat_food dog_food grain concentrate | name: text; forSpecies: text; weightKg: decimal; dailyPortionGrams: integer; openedOn: date; bestBefore: date; price: money
item: allergy intolerance | name: text; reaction: text; severity: mild | severe | life-threatening; since: date; toldBy: text; note: text
item: diet meal_plan nutrition_plan fasting_plan | name: text; rules: list of text; caloriesPerDay: integer; startsOn: date; endsOn: date; prescribedBy: reference
item: nutrient calorie calorie_entry macro protein vitamin carbohydrate fibre | name: text; amount: decimal; unit: text; dailyTarget: decimal; recordedOn: date; sourceFood: text
item: medication medicine drug pill ointment antibiotic vaccine insulin painkiller eye_drop contraceptive blood_thinner | name: text; activeSubstance: text; dosage: text; takenAtTimes: text; startedOn: date; endsOn: date; packsLeft: integer; prescribedBy: reference
item: blister pill_box tablet_box medicine_cabinet dosette | label: text; filledOn: date; filledBy: reference; slotsFilled: integer; checkedBy: reference; status: empty | filled | checked | handed out
item: disease illness infection dementia cancer diabetes flu asthma adhd epilepsy syndrome disorder eczema fever covid | name: text; icdCode: text; diagnosedOn: date; severity: mild | moderate | severe; treatment: text; treatedBy: reference; status: active | in remission | cured
item: wound ulcer burn rash bruise pressure_sore scar fracture sprain injury | bodySite: text; lengthMm: decimal; widthMm: decimal; depthMm: decimal; tissue: text; photo: file; firstSeenOn: date; status: healing | stalled | worse | closed
item: dressing compress suture splint brace | kind: text; size: text; appliedAt: datetime; appliedBy: reference; changeDueOn: date; bodySite: text
item: tooth gum molar eye ear knee back_pain spine shoulder bone muscle | name: text; side: left | right | both; finding: text; treatedOn: date; nextCheckOn: date; xray: file
item: tattoo piercing tattoo_design cover_up hairstyle haircut manicure beard_trim | title: text; bodySite: text; sizeCm: decimal; minutes: integer; price: money; reference: file; status: asked | designed | in work | healed
item: blood blood_sample swab urine_sample biopsy tissue_sample saliva_sample smear | barcode: text; takenAt: datetime; takenBy: reference; kind: text; storedAt: text; result: text; status: taken | in lab | reported | discarded
item: sample aliquot vial core test_tube | barcode: text; takenOn: date; takenAt: text; volumeMl: decimal; storageTemperatureC: decimal; position: text; status: stored | in analysis | used up | discarded
item: reagent antibody buffer enzyme plasmid cell_line medium isotope | name: text; catalogueNumber: text; lotNumber: text; quantity: decimal; unit: text; openedOn: date; expiresOn: date; hazard: text
item: gene genome sequence mutation chromosome peptide | name: text; organism: text; accession: text; lengthBases: integer; file: file; annotatedBy: reference
item: molecule compound crystal polymer mixture nanoparticle | name: text; formula: text; casNumber: text; molarMass: decimal; meltingPointC: decimal; structureFile: file
item: star comet nebula asteroid meteorite constellation moon exoplanet supernova | name: text; catalogueNumber: text; rightAscension: text; declination: text; magnitude: decimal; observedAt: datetime; image: file
item: hypothesis theory research_question assumption proposition conjecture lemma theorem | title: text; statement: text; evidence: list of text; confidence: 1 to 5; testedOn: date; status: open | supported | refuted
item: element stop_motion prop backdrop wig set_piece mannequin | name: text; scene: text; storedAt: text; madeBy: reference; condition: ready | to repair | to make; photo: file
item: dice die minifigure chess_piece spell spell_card potion treasure inventory_slot | name: text; rarity: common | rare | epic; effect: text; quantity: integer; value: integer; ownedBy: reference
item: fleece pelt fur feather antler raw_wool | number: text; animal: text; weightGrams: integer; quality: 1 to 5; takenOn: date; price: money; status: raw | washed | sold
item: lye wax mold fragrance soap_base clay dye_bath beeswax | name: text; lotNumber: text; weightGrams: integer; supplierName: text; openedOn: date; price: money; hazard: text
item: frogspawn tadpole larva pupa cocoon chrysalis caterpillar silkworm mealworm cricket snail earthworm | species: text; batchLabel: text; individuals: integer; startedOn: date; stage: text; temperatureC: decimal; status: growing | hatched | dead
item: nest nest_box burrow den roost bat_box insect_hotel bird_box | number: text; coordinates: coordinates; species: text; checkedOn: date; eggs: integer; young: integer; status: empty | occupied | fledged | robbed
item: ecosystem habitat biotope wetland hedge_row peat_bog dune | name: text; boundary: file; areaHectares: decimal; protectionState: text; surveyedOn: date; condition: good | fair | poor
item: sponge_cake wedding_cake birthday_cake icing frosting topping filling cake_tier fondant | name: text; flavour: text; servings: integer; tiers: integer; allergens: list of text; price: money; pickupAt: datetime
`;
