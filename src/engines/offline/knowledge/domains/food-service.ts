import type { Domain } from '../schema.ts';

export const foodService: Domain = {
  id: 'food-service',
  name: 'bakeries, cafés and restaurants',
  triggers: [
    {
      weight: 3,
      words: [
        'bakery',
        'bakeries',
        'baker',
        'sourdough',
        'restaurant',
        'cafe',
        'coffee shop',
        'catering',
        'caterer',
        'food truck',
        'pizzeria',
        'patisserie',
        'backerei*',
        'panaderia',
        'padaria',
        'boulangerie',
        'gaststatte',
        'restaurante',
      ],
    },
    {
      weight: 2,
      words: [
        'menu',
        'kitchen',
        'chef',
        'waiter',
        'diner',
        'takeaway',
        'bread',
        'brot',
        'pan',
        'pao',
        'pain',
        'dish',
        'meal',
      ],
    },
    { weight: 1, words: ['food', 'pastry', 'table', 'delivery', 'ingredient', 'recipe', 'order'] },
  ],
  people: { user: 'baker', customer: 'guest', keeper: 'owner' },
  segments: [
    {
      name: 'independent bakeries and pastry shops',
      words: ['bakery', 'baker', 'bread', 'sourdough', 'patisserie', 'pastry'],
      pains: [
        [
          'Orders for the weekend come by phone, chat and sticky note, and two of them are always missing on Saturday.',
          'We write pre-orders on paper beside the oven; by Friday nobody can read the list.',
        ],
        [
          'I guess at night what will sell tomorrow, and throw away what did not.',
          'We bake too much on Tuesdays and sell out at ten on Saturdays.',
        ],
        'Delivery platforms take a share that a loaf of bread does not carry.',
      ],
      willingness:
        'They already pay for a till and a card terminal each month; a tool that saves one tray of waste a week pays for itself.',
      unit: ['bakery', 'bakeries'],
      count: {
        world: 500_000,
        basis: 'order of magnitude for independent bakeries with their own shop in countries with card payment',
        unverified: true,
      },
      reachablePercent: 12,
      winnablePercent: 0.5,
      price: {
        model: 'subscription',
        low: 19,
        typical: 39,
        high: 89,
        basis: 'between a web shop plan and a till subscription for one small shop',
        unverified: true,
      },
      churnPercent: [2, 4],
      acquisition: [90, 220],
    },
    {
      name: 'owner-run cafés and restaurants',
      words: ['restaurant', 'cafe', 'coffee shop', 'table', 'diner', 'kitchen', 'menu', 'chef'],
      pains: [
        'Guests reserve and do not come; the table stays empty on the one evening that pays the rent.',
        'The menu on the website, on the delivery app and on the board never agree.',
        [
          'Food cost is known weeks later, when the supplier invoices are added up.',
          'I learn which dish loses money in March.',
        ],
      ],
      willingness:
        'They pay for reservations, till and delivery separately; they switch when one of the three becomes cheaper and the staff learns it in a shift.',
      unit: ['restaurant', 'restaurants'],
      count: {
        world: 6_000_000,
        basis: 'order of magnitude for independent restaurants and cafés worldwide, chains left out',
        unverified: true,
      },
      reachablePercent: 5,
      winnablePercent: 0.2,
      price: {
        model: 'subscription',
        low: 29,
        typical: 69,
        high: 199,
        basis: 'between a reservation widget and a full till system for one site',
        unverified: true,
      },
      churnPercent: [2.5, 5],
      acquisition: [150, 400],
    },
  ],
  competitors: [
    {
      name: 'Square for Restaurants',
      kind: 'adjacent',
      positioning: 'Till, card payment and online ordering in one account for small food businesses.',
      gap: 'Sells what is on the shelf now; planning {objects} ahead of a production day is left to paper.',
      unverified: true,
    },
    {
      name: 'Toast',
      kind: 'adjacent',
      positioning: 'Restaurant till and back office with hardware and contract.',
      gap: [
        'Built for table service with staff and hardware; heavy for a shop of three people that wants {objects} under control.',
        'Its contract and hardware make it a poor fit for a small shop whose problem is {objects}.',
      ],
      unverified: true,
    },
    {
      name: 'Too Good To Go',
      kind: 'substitute',
      positioning: 'Marketplace where shops sell the day’s surplus cheaply.',
      gap: 'Sells the waste after it happened instead of helping to bake the right amount.',
      when: ['waste', 'surplus', 'bread', 'bakery', 'leftover'],
      unverified: true,
    },
    {
      name: 'OpenTable',
      kind: 'adjacent',
      positioning: 'Reservation network that brings diners and charges for covers.',
      gap: 'The guest belongs to the network, and each cover costs the restaurant.',
      when: ['table', 'reservation', 'restaurant', 'booking'],
      unverified: true,
    },
    {
      name: 'Order book, chat thread and spreadsheet',
      kind: 'manual',
      positioning: 'Free, on the counter, understood by everybody on the shift.',
      gap: 'Nothing adds up {objects} for tomorrow, and whoever was not in the chat does not know.',
      unverified: true,
    },
  ],
  trends: [
    { says: 'Guests expect to order ahead from a phone even from a shop with three employees.', unverified: true },
    {
      says: [
        'Flour, energy and wages have risen together, so waste is the cost an owner can still act on.',
        'With input prices up, owners look for margin in waste first and in menu prices second.',
      ],
      unverified: true,
    },
    { says: 'Small shops move from delivery platforms to collection orders that they own.', unverified: true },
  ],
  risks: [
    {
      says: [
        'A shop has no time for training: whatever is not understood during one shift goes back to paper.',
        'Hands are floury and the morning is short; a screen that needs two taps too many is not used.',
      ],
    },
    { says: 'Sales peak on two days a week and before holidays; a fault on those days loses the customer for good.' },
    {
      says: 'Payment and till vendors may add the same function to a product the shop already has.',
      when: ['payments', 'ordering'],
    },
    { says: 'Wrong allergen information is a danger to guests and a legal matter, so it must come from the recipe.' },
  ],
  marginPercent: [70, 82],
  entities: [
    {
      name: 'product',
      kind: 'item',
      words: ['loaf', 'bread', 'pastry', 'dish', 'menu item', 'cake'],
      fields: ['name: text', 'price: money', 'allergens: list of text', 'dailyCapacity: integer', 'available: boolean'],
      relations: [{ says: 'has many', to: 'order line' }],
    },
    {
      name: 'order',
      kind: 'event',
      words: ['pre-order', 'preorder'],
      fields: ['number: text', 'pickupAt: datetime', 'status: placed | baked | collected | cancelled', 'total: money'],
      relations: [
        { says: 'belongs to', to: 'guest' },
        { says: 'has many', to: 'order line' },
      ],
    },
    {
      name: 'order line',
      kind: 'item',
      fields: ['quantity: integer', 'unitPrice: money'],
      relations: [
        { says: 'belongs to', to: 'order' },
        { says: 'refers to', to: 'product' },
      ],
    },
    {
      name: 'bake day',
      kind: 'event',
      words: ['baking plan', 'production day'],
      fields: ['date: date', 'closesAt: datetime', 'status: planned | closed | done'],
      relations: [{ says: 'has many', to: 'order' }],
    },
    {
      name: 'guest',
      kind: 'person',
      words: ['customer', 'diner'],
      fields: ['name: text', 'phone: text', 'email: text', 'note: text'],
      relations: [{ says: 'has many', to: 'order' }],
    },
  ],
  capabilities: [
    { id: 'ordering', object: 'order', need: 'core' },
    { id: 'catalogue', object: 'product', need: 'core' },
    { id: 'inventory', object: 'product', need: 'usual' },
    { id: 'payments', object: 'order', need: 'usual' },
    { id: 'booking', object: 'table', need: 'core', when: ['table', 'reservation', 'reserve', 'restaurant'] },
    { id: 'reports', object: 'order', need: 'usual' },
    { id: 'reminders', object: 'order', need: 'later' },
  ],
  rules: [
    {
      name: 'EU food information rules (Regulation 1169/2011)',
      regions: ['EU'],
      demands:
        'the fourteen listed allergens are shown for each product sold at a distance, before the order is placed',
      unverified: true,
    },
  ],
  metrics: [
    { says: 'Waste below 5 % of what was baked, four weeks in a row', when: ['bakery', 'bake', 'baker', 'bread'] },
    {
      says: 'Unsold goods at closing time halved against the first counted week',
      when: ['bakery', 'cafe', 'inventory'],
    },
    { says: 'At least 30 % of weekend {objects} placed before the day', when: ['ordering'] },
    { says: 'Three of ten {objects} arrive before the oven is lit', when: ['bakery', 'bake', 'baker'] },
    { says: 'No lost {object} in four weeks', when: ['ordering', 'booking'] },
  ],
};
