import { describe, expect, it } from 'vitest';
import { namesOf, repositoryWith } from './written.ts';

const routesOf = async (path: string, text: string) => namesOf(await repositoryWith({ [path]: text }), 'route');

describe('a route is found', () => {
  it.each([
    [
      'Express',
      'src/a.ts',
      "app.get('/users/:id', show);\nrouter.post(\n  '/users',\n  auth,\n  async (req, res) => {",
      ['GET /users/:id', 'POST /users'],
    ],
    [
      'Hono, chained',
      'src/a.ts',
      "app\n  .get('/x', (c) => c.text(''))\n  .delete('/x/:id', drop)",
      ['GET /x', 'DELETE /x/:id'],
    ],
    ['a router with a prefix', 'src/a.ts', "const v1 = app.group('/v1')\nv1.put('/cart', save)", ['PUT /v1/cart']],
    [
      'Flask',
      'a.py',
      "bp = Blueprint('a', __name__, url_prefix='/auth')\n@bp.route('/login', methods=['GET', 'POST'])\ndef login():\n",
      ['GET /auth/login', 'POST /auth/login'],
    ],
    [
      'FastAPI',
      'a.py',
      'router = APIRouter(\n    prefix="/items",\n)\n@router.patch(\n    "/{id}",\n    response_model=Item,\n)\ndef save():\n',
      ['PATCH /items/{id}'],
    ],
    [
      'Django',
      'urls.py',
      "urlpatterns = [\n  path('admin/', include(a)),\n  path('cart/<int:id>/', views.cart),\n  re_path(r'^tag/(?P<slug>[-\\w]+)/$', views.tag),\n]",
      ['/cart/<int:id>/', '/tag/<slug>/'],
    ],
    [
      'Go',
      'main.go',
      'r.Get("/a", list)\nr.Route("/b", func(r chi.Router) {\n\tr.Post("/c", make)\n})\nmux.HandleFunc("DELETE /d/{id}", drop)\nr.HandleFunc("/e", e).Methods("PUT")',
      ['GET /a', 'POST /b/c', 'DELETE /d/{id}', 'PUT /e'],
    ],
    ['Gin', 'main.go', 'v1 := r.Group("/v1")\n{\n\tv1.GET("/a", list)\n}', ['GET /v1/a']],
    [
      'Spring',
      'A.java',
      '@RestController\n@RequestMapping("/api/owners")\npublic class A {\n  @GetMapping("/{id}")\n  Owner one() {}\n  @PostMapping\n  Owner add() {}\n  @RequestMapping(value = "/x", method = RequestMethod.PUT)\n  void x() {}\n}',
      ['GET /api/owners/{id}', 'POST /api/owners', 'PUT /api/owners/x'],
    ],
    [
      'NestJS',
      'src/a.ts',
      "@Controller('cats')\nexport class Cats {\n  @Get()\n  all() {}\n  @Delete(':id')\n  drop(@Param('id') id: string) {}\n}",
      ['GET /cats', 'DELETE /cats/:id'],
    ],
    ['JAX-RS', 'A.java', '@Path("/pets")\nclass A {\n  @GET\n  @Path("/{id}")\n  Pet one() {}\n}', ['GET /pets/{id}']],
    [
      'ASP.NET',
      'A.cs',
      '[Route("api/[controller]")]\npublic class A {\n  [HttpGet("{id}")]\n  public X Get() {}\n}',
      ['GET /api/[controller]/{id}'],
    ],
    [
      'axum',
      'src/a.rs',
      'let app = Router::new()\n    .route("/users", get(list).post(create))\n',
      ['GET /users', 'POST /users'],
    ],
    ['actix', 'src/a.rs', '#[get("/hello/{name}")]\nasync fn hello() {}\n', ['GET /hello/{name}']],
    [
      'Rails',
      'config/routes.rb',
      "Rails.application.routes.draw do\n  get 'health' => 'a#b'\n  namespace :api do\n    resources :users do\n      post 'ban'\n    end\n    post '/login', to: 's#new'\n  end\nend",
      ['GET /health', 'resources /api/users', 'POST /api/login'],
    ],
    ['Sinatra', 'a.rb', "get '/hi' do\n  'hi'\nend", ['GET /hi']],
    [
      'Laravel',
      'routes/web.php',
      "Route::prefix('admin')->group(function () {\n    Route::get('/stats', [Stats::class, 'show']);\n});",
      ['GET /admin/stats'],
    ],
    [
      'Laravel, in groups of groups',
      'routes/web.php',
      "Route::prefix('a')->group(function () {\n    Route::middleware('can:x')->group(function () {\n        Route::prefix('b')->group(function () {\n            Route::get('', [B::class, 'b']);\n        });\n        Route::middleware('m')->prefix('c')->group(function () {\n            Route::put('d', [C::class, 'd']);\n        });\n    });\n});",
      ['GET /a/b', 'PUT /a/c/d'],
    ],
    [
      'Phoenix',
      'lib/router.ex',
      'scope "/api", App do\n  get "/rooms", RoomController, :index\nend',
      ['GET /api/rooms'],
    ],
    [
      'Next.js',
      'src/app/(shop)/api/cart/[id]/route.ts',
      'export async function GET() {}\nexport const POST = x;',
      ['GET /api/cart/[id]', 'POST /api/cart/[id]'],
    ],
  ])('of %s', async (_, path, text, routes) => {
    expect(await routesOf(path, text)).toEqual(routes);
  });
});

describe('what only looks like a route is left out', () => {
  it.each([
    [
      'a call of another service',
      "await axios.get('/users', opts);\nconst a = api.post('/x', b);\naxios.post('/y', b).then(done);\nhttp.post('/z', { a: 1 });\napi.get('/q');",
    ],
    ['a call whose answer is read on the next line', "api.post('/x', body)\n  .then(done)"],
    ['a comment', "// app.get('/a', b)\n/* app.get('/c',\n app.get('/b', c) */"],
    ['an example in a text', "const shown = `\napp.get('/a', b)\n`;"],
    ['a path that is put together', 'app.get(`/a/$' + '{b}`, c)'],
    ['a key of a map', "headers.set('/a', b)"],
  ])('%s', async (_, text) => {
    expect(await routesOf('src/a.ts', text)).toEqual([]);
  });

  it('a test, an example, and what a program has written', async () => {
    const text = "app.get('/a', b)";
    const found = await repositoryWith({
      'test/a.ts': text,
      'examples/a.ts': text,
      'src/a.test.ts': text,
      'src/b.ts': `// @generated\n${text}`,
    });

    expect(namesOf(found, 'route')).toEqual([]);
  });

  it('what stands among the tests of a file', async () => {
    expect(await routesOf('src/a.rs', '#[cfg(test)]\nmod tests {\n  #[get("/a")]\n  fn a() {}\n}')).toEqual([]);
  });

  it('an example in the documentation of a function', async () => {
    expect(await routesOf('a.py', '"""Use it so:\n@app.get("/a")\ndef a(): ...\n"""\n')).toEqual([]);
  });
});
