import type { LanguageWords } from './language-words.ts';

/** Portuguese: see `LanguageWords` for the notation. */
export const portuguese: LanguageWords = {
  giveaways:
    'os uma um para que por de e em da dos das na nas nos ao aos seu sua seus suas quero meu minha sem nao possam entre sobre como onde quem cada pelo pela sao preciso mais voce ate mas aplicativo aplicacao plataforma ferramenta sistema ajuda ajude pra pro vao',
  plurals: ['oes>ao', 'aes>ao', 'aos>ao', 'ais>al', 'eis>el', 'ois>ol', 'is>il', 'ns>m', 'es>', 's>', 'as>o', 'a>o'],
  conjugations: [
    [
      'ar',
      'a am e em o amos emos ando ado arem aria ariam ara arao aram ou ei ava avam asse assem armos a-se am-se a-me ar-se ar-me e-me',
    ],
    [
      'er',
      'e em a am o emos amos endo ido erem eria eriam era erao eram eu i ia iam esse essem ermos e-se em-se er-se',
    ],
    [
      'ir',
      'e em a am o imos amos indo ido irem iria iriam ira irao iram iu i ia iam isse issem irmos e-se em-se ir-se',
    ],
    ['car', 'que quem quemos quei ce cem cei'],
    ['gar', 'gue guem guemos guei'],
    ['cer', 'ca cam'],
    ['ger', 'ja jam'],
    ['uir', 'ui uem ua uam'],
  ],
  words: `e=and ou=or nem=nor mas=but porem=but porque=because pois=because embora=although enquanto=while quando=when onde=where aonde=where se=if conforme=per segundo=per como=like entao=so para_que=so
de_modo_que=so de_forma_que=so assim=so a_fim_de=to ja_que=because
para=for pra=for pro=for pros=for pras=for com=with sem=without de=of do=of da=of dos=of das=of a=the ao=to aos=to em=in no=in na=in nos=in nas=in num=in numa=in por=by pelo=by pela=by pelos=by
pelas=by sobre=about entre=between desde=from ate=until contra=against durante=during apos=after depois_de=after antes_de=before
sob=under dentro_de=inside dentro_do=inside dentro_da=inside fora_de=outside perto_de=near perto_da=near perto_do=near longe_de=from junto_a=beside atraves_de=through mediante=via por_meio_de=via
via=via gracas_a=with em_vez_de=instead ao_inves_de=instead alem_de=besides alem_disso=also exceto=without ao_redor_de=around a_partir_de=from acerca_de=about em_relacao_a=about
sem_passar_por=without sem_precisar_de=without sem_precisar=without sem_ter_que=without sem_ter_de=without sem_necessidade_de=without nada_de=no nenhum=no nenhuma=no nao=not nada=nothing
ninguem=nobody nunca=never jamais=never tampouco=not
o=the os=the as=the um=a uma=a uns=some umas=some este=this esta=this isto=this estes=these estas=these esse=that essa=that isso=that esses=those essas=those aquele=that aquela=that aqueles=those
aquelas=those neste=in nesta=in nesse=in nessa=in deste=of desta=of desse=of dessa=of seu=their sua=their seus=their suas=their deles=their delas=their meu=my minha=my meus=my minhas=my teu=your
tua=your nosso=our nossa=our nossos=our nossas=our
cada=every todo=all toda=all todos=all todas=all tudo=everything outro=other outra=other outros=other outras=other algum=some alguma=some alguns=some algumas=some muito=very muita=much muitos=many
muitas=many pouco=few pouca=few poucos=few poucas=few varios=several varias=several ambos=both ambas=both qualquer=any quaisquer=any mesmo=own~ mesma=own~ proprio=own~ propria=own~ tanto=much
tantos=many tal=such certo=some certa=some cujo=whose cuja=whose quanto=much quantos=many quantas=many
que=that qual=which quais=which quem=who eu=i eles=they elas=they ele=he ela=she voce=you voces=you vc=you a_gente=we me=me te=you lhe=them lhes=them alguem=someone algo=something o_que=what
os_que=who as_pessoas=people quem_quer=people-want
mais=more menos=less melhor=better~ pior=worse~ maior=larger~ menor=smaller~ tambem=also apenas=only so=only somente=only sempre=always ja=already ainda=still quase=almost bem=well mal=wrong~
logo=soon depois=later antes=before agora=now hoje=today amanha=tomorrow ontem=yesterday aqui=here ali=there la=there rapidamente=quickly rapido=quickly facilmente=easily
automaticamente=automatically diretamente=directly diariamente=daily juntos=together talvez=maybe por_exemplo=eg etc=etc as_vezes=sometimes a_mao=by-hand manualmente=by-hand
em_linha=online online=online presencialmente=in-person a_tempo=on-time na_hora=instantly passo_a_passo=step-by-step ao_mesmo_tempo=together ao_mes=per-month por_mes=per-month por_semana=per-week
por_dia=per-day por_ano=per-year todo_mes=every-month toda_semana=every-week todo_dia=every-day todos_os_dias=every-day cada_mes=every-month cada_semana=every-week todas_as_manhas=every-morning
toda_manha=every-morning
sao=are sou=am somos=are ser=be seja=be sejam=be era=was eram=were foi=was foram=were sera=will serao=will esta_disponivel=is-available estao=are estou=am estamos=are estar=be esteja=be estejam=be
ha=is haja=be tem=has tem_que=must tem_de=must tenho=have temos=have ter=have tenha=has tenham=have tinha=had tendo=having teve=had ter_de=must ter_que=must tenho_de=must tenho_que=must
temos_de=must temos_que=must tenham_que=must tenha_que=must
pode=can podem=can possa=can possam=can posso=can podemos=can possamos=can poderia=could poderiam=could poder=can consegue=can conseguem=can consiga=can consigam=can deve=must devem=must devo=must
devemos=must deveria=should deveriam=should dever=must quero=want quer=wants querem=want queremos=want queria=want queriamos=want queira=want queiram=want querer=want gostaria=want
gostaria_de=want gostariamos_de=want deseja=wants desejam=want preciso=need precisa=needs precisam=need precisamos=need precise=needs precisem=need precisar=need preciso_de=need precisa_de=needs
precisam_de=need precisamos_de=need
vai=will vao=will vou=will vamos=will vai_ser=will-be costuma=usually costumam=usually gosta=like gostam=like gosta_de=like gostam_de=like fica=is ficam=are ficar=be
ajudar=help! ajuda=help! ajude=help! ajudem=help! permitir=let! permite=let! permita=let! facilitar=facilitate! oferecer=offer! oferece=offer! ofereca=offer! dar=give! da_acesso=give-access
colocar=put! por_em_contato=match! botar=put! fazer=make! faz=make! fazem=make! faca=make! facam=make! feito=made usar=use! utilizar=use! servir=serve! serve=serve! sirva=serve! conseguir=get!
tentar=try! evitar=avoid! melhorar=improve! simplificar=simplify! reduzir=reduce! reduza=reduce! reduz=reduce! poupar=save! economizar=save! otimizar=optimise!
desenvolver=develop! construir=build! lancar=launch! comecar=begin! comece=begin! iniciar=start! terminar=complete! acabar=complete! concluir=complete! deixar=let! ir=go! vir=come! vem=come!
saber=know! sabe=know! sabem=know! saiba=know! saibam=know! conhecer=know! ver=see! ve=see! veem=see! veja=see! vejam=see! vendo=see! pensar=think! sentir=feel! dizer=tell! diz=tell! diga=tell!
chegar=arrive! passar=pass! perder=lose! perca=lose! percam=lose! perde=lose! esquecer=forget! viver=live! funcionar=work! funcione=work! sair=leave! virar=become!
aplicativo=app aplicacao=app app=app apps=apps plataforma=platform ferramenta=tool site=site website=website pagina=page programa=program programinha=program sistema=system sisteminha=system
portal=portal servico=service solucao=solution produto_digital=product painel=dashboard painel_de_controle=dashboard painel_de_controlo=dashboard extensao=extension
extensao_de_navegador=browser-extension extensao_do_navegador=browser-extension extensao_do_chrome=chrome-extension navegador=browser assistente=assistant bot=bot robo=robot celular=mobile
telemovel=mobile telefone=phone smartphone=phone computador=computer portatil=laptop notebook=laptop tablet=tablet tela=screen ecra=screen area_de_trabalho=desktop jogo=game joguinho=game
videojogo=video-game jogo_de_tabuleiro=board-game
servidor=server nuvem=cloud codigo_aberto=open-source~ software_livre=open-source-software codigo_fonte=source-code rede=network rede_social=social-network redes_sociais=social-media botao=button
ligacao=link correio=email mercado_pago=mercadopago email=email mercado_online=marketplace mercado=marketplace loja_online=online-shop loja_virtual=online-shop comercio_eletronico=online-shop linha_de_comando=command-line
linha_de_comandos=command-line banco_de_dados=database base_de_dados=database guia=guide diretorio=directory buscador=search-engine motor_de_busca=search-engine calculadora=calculator
simulador=simulator gerador=generator comparador=price-comparison comparador_de_precos=price-comparison agregador=aggregator gerenciador=manager gestor=manager gerenciamento=management
gestao=management planejador=planner planeador=planner planejamento=planner planeamento=planner rastreador=tracker organizador=organizer acompanhamento=tracker monitoramento=monitoring
monitorizacao=monitoring
gerenciar=manage! gerir=manage! gira=manage! giram=manage! administrar=manage! cuidar=care! organizar=organise! ordenar=organise! arrumar=organise! planejar=plan! planear=plan! programar=schedule!
agendar=book! marcar=book! reservar=book! desmarcar=cancel! remarcar=reschedule! registrar=record! registar=record! anotar=record! cadastrar=register! guardar=save! salvar=save! armazenar=store!
arquivar=archive! acompanhar=track! rastrear=track! monitorar=monitor! tomar=take! monitorizar=monitor! vigiar=monitor! supervisionar=supervise! controlar=monitor! buscar=search! busque=search!
procurar=search! pesquisar=search! encontrar=find! achar=find! localizar=locate! descobrir=discover! descubra=discover! explorar=explore! consultar=check! conferir=check! confira=check!
checar=check! verificar=verify! inspecionar=inspect! vistoriar=inspect! auditar=audit! validar=validate!
compartilhar=share! partilhar=share! publicar=publish! postar=post! divulgar=publish! anunciar=announce! avisar=notify! notificar=notify! alertar=alert! lembrar=remind! relembrar=remind!
enviar=send! mandar=send! receber=receive! responder=answer! perguntar=ask! informar=inform! comunicar=communicate! conversar=talk! falar=talk! ligar=switch! ligar_para=call! ligar_a=switch!
chamar=call! convidar=invite! contatar=contact! contactar=contact!
vender=sell! revender=resell! comprar=buy! compra=buy! pedir=order! peca_ja=order! pecam=order! encomendar=order! pagar=pay! cobrar=charge! faturar=invoice! orcar=quote! alugar=rent!
arrendar=rent! emprestar=lend! trocar=swap! doar=donate! dar_boleia=ride-share! arrecadar=fundraise! angariar=fundraise! leiloar=auction! ofertar=offer! contratar=hire! devolver=return!
reembolsar=refund! negociar=negotiate! investir=invest! invista=invest! gastar=spend! rachar=settle-up dividir=split! repartir=split! dever_dinheiro=owe! dividir_despesas=split-expenses
dividir_as_despesas=split-expenses dividir_contas=split-bills dividir_as_contas=split-bills rachar_contas=split-bills rachar_a_conta=split-bills dividir_o_aluguel=split-rent economia=savings
entregar=deliver! transportar=transport! despachar=dispatch! carregar=upload! baixar=download! baixa=drop! baixam=drop! baixe=drop! baixarem=drop! descarregar=download! subir=upload!
importar=import! exportar=export! converter=convert! converta=convert! transformar=transform! traduzir=translate! traduz=translate! traduza=translate! transcrever=transcribe! resumir=summarise!
redigir=write! escrever=write! gerar=generate! criar=create! desenhar=draw! projetar=design! editar=edit! corrigir=correct! corrija=correct! imprimir=print! escanear=scan! digitalizar=digitise!
fotografar=photograph! tirar_fotos=photograph! tirar_foto=photograph! gravar=record! filmar=film! ouvir=listen! escutar=listen! ler=read! le=read! leem=read! leia=read! leiam=read! lendo=read!
assistir=watch! mostrar=show! ensinar=teach! aprender=learn! estudar=study! praticar=practise! pratique=practise! revisar=revise! rever=review! treinar=train! memorizar=memorise! decorar=memorise!
explicar=explain! educar=educate! formar=train! capacitar=train!
avaliar=rate! pontuar=score! opinar=review! comparar=compare! medir=measure! mede=measure! meca=measure! pesar=weigh! contar=count! calcular=calculate! estimar=estimate! prever=forecast!
preveja=forecast! preve=forecast! analisar=analyse! detectar=detect! detetar=detect! identificar=identify! reconhecer=recognise! classificar=classify! etiquetar=label! filtrar=filter!
agrupar=group! priorizar=prioritise! recomendar=recommend! sugerir=suggest! sugira=suggest! sugere=suggest! propor=suggest! proponha=suggest! propoe=suggest! aconselhar=advise! escolher=choose!
escolha=choose! decidir=decide! votar=vote! testar=test! experimentar=test! assinar=sign! aprovar=approve! autorizar=approve! rejeitar=reject! recusar=reject! confirmar=confirm! cancelar=cancel!
adiar=postpone! coordenar=coordinate! atribuir=assign! delegar=delegate! distribuir=distribute! colaborar=collaborate! participar=join! juntar=match! entrar=join! inscrever=register!
inscrever_se=register! matricular=register! conectar=match! ligar_se=connect! combinar=match! reunir=collect! recolher=collect! coletar=collect! colher=harvest! semear=plant! plantar=plant!
regar=water! irrigar=irrigate! cultivar=grow! criar_gado=breed! alimentar=feed! pescar=fish! cacar=hunt! cozinhar=cook! assar=bake! preparar=prepare! comer=eat! beber=drink!
consertar=repair! reparar=repair! arranjar=repair! arrumar_coisas=repair! manter=maintain! mantem=maintain! mantenha=maintain! instalar=install! montar=assemble! fabricar=produce!
produzir=produce! produzem=produce! produz=produce! produza=produce! limpar=clean! lavar=wash! pintar=paint! reformar=renovate! tratar=treat! atender=serve! passear=walk! adotar=adopt!
resgatar=rescue! proteger=protect! criptografar=encrypt! encriptar=encrypt! cifrar=encrypt! apagar=delete! excluir=delete! eliminar=delete! denunciar=report! reportar=report! relatar=report!
reclamar=complain! resolver=resolve! solucionar=resolve! moderar=moderate! observar=observe! automatizar=automate! executar=execute! sincronizar=synchronise! integrar=integrate! renomear=rename!
implantar=deploy! depurar=debug! acender=switch! ligar_e_desligar=switch! desligar=switch! abrir=open! fechar=close! bloquear=block! ativar=activate! regular=control! ajustar=adjust!
atualizar=update! adicionar=add! acrescentar=add! incluir=include! renovar=renew! assinar_um_plano=subscribe! resgatar_pontos=redeem! premiar=reward! recompensar=reward! motivar=motivate!
desafiar=challenge! competir=compete! jogar=play! tocar=play! cantar=sing! dancar=dance! ensaiar=rehearse! correr=run! nadar=swim! pedalar=cycle! viajar=travel! visitar=visit! hospedar=host!
dormir=sleep! durma=sleep! meditar=meditate! celebrar=celebrate! casar=marry! mudar=move! acessar=access! aceder=access! cobrir=cover! emitir=issue! solicitar=request! processar=process!
catalogar=catalogue! restaurar=restore! conservar=keep! avaliar_imoveis=appraise! segurar=insure! ditar=dictate! preencher=fill-in completar=complete! repor=restock! reponha=restock!
reciclar=recycle! consumir=consume! bater_ponto=clock-in! picar_o_ponto=clock-in! bater_papo=chat! conciliar=reconcile! vencer=expire! vence=expire! vencem=expire! expirar=expire!
investigar=research!
consulta=appointment marcacao=appointment agendamento=appointment hora_marcada=appointment horario=schedule horario_livre=free-slot horario_vago=free-slot vaga=vacancy turno=shift
turno_da_noite=night-shift plantao=shift reserva=booking disponibilidade=availability agenda=calendar calendario=calendar calendario_compartilhado=shared-calendar
calendario_partilhado=shared-calendar cronograma=schedule plano=plan reuniao=meeting ata=meeting-minutes pauta=agenda data=date prazo=deadline data_limite=deadline vencimento=due-date
validade=expiry data_de_validade=expiry-date lista_de_espera=waiting-list fila=queue fila_de_espera=waiting-list fila_virtual=virtual-queue sala_de_espera=waiting-room senha=password falta=absence
faltas=absences lembrete=reminder aviso=notice notificacao=notification mensagem=message mensagem_de_texto=text-message alerta=alert alarme=alarm chamada=call chamada_de_video=video-call
videochamada=video-call videoconferencia=video-conference conversa=conversation grupo=group grupo_de_whatsapp=whatsapp-group grupo_do_whatsapp=whatsapp-group zap=whatsapp boletim=newsletter
boletim_informativo=newsletter lista_de_emails=mailing-list campanha_de_email=email-campaign palavra_passe=password utilizador=user usuario=user conta=account perfil=profile permissao=permission
funcao=role acesso=access registro=record registo=record cadastro=record ficha=record prontuario=patient-record historico=history
tarefa=task pendencia=todo afazer=todo projeto=project marco=milestone objetivo=goal meta=goal habito=habit rotina=routine desafio=challenge sequencia=streak ponto=point pontos=points
medalha=badge premio=prize recompensa=reward progresso=progress nota=note anotacao=note apontamento=note diario=diary caderno=notebook lista=list lista_de_tarefas=task-list
lista_de_verificacao=checklist lista_de_compras=shopping-list lista_de_precos=price-list lista_de_presenca=attendance-list lista_de_presencas=attendance-list lista_de_presentes=wish-list
lista_de_desejos=wish-list lista_de_convidados=guest-list lista_de_leitura=reading-list chamada_escolar=roll-call presenca=attendance assiduidade=attendance frequencia=attendance votacao=voting
voto=vote enquete=poll sondagem=poll pesquisa_de_satisfacao=survey inquerito=survey questionario=questionnaire formulario=form resposta=answer pergunta=question proposta=proposal
sugestao=suggestion ideia=idea opiniao=opinion avaliacao=rating estrela=star pontuacao=score comentario=comment queixa=complaint reclamacao=complaint ocorrencia=issue problema=problem
avaria=breakdown defeito=defect falha=fault erro=error solicitacao=request pedido_de_ajuda=help-request duvida=question suporte=support suporte_tecnico=technical-support
atendimento=customer-service atendimento_ao_cliente=customer-service apoio_ao_cliente=customer-service atendente=support-agent central_de_atendimento=call-center chamado=support-ticket
chamados=support-tickets sac=customer-service
negocio=business pequeno_negocio=small-business microempresa=small-business mei=freelancer meis=freelancers empresa=company empresinha=company pequena_empresa=small-business pme=small-business
pmes=small-business escritorio=office equipe=team equipa=team time_de_vendas=sales-team equipe_de_vendas=sales-team equipa_de_vendas=sales-team comercio=shop loja=shop lojinha=shop
loja_de_roupa=clothing-shop loja_de_roupas=clothing-shop mercearia=grocery-shop mercadinho=grocery-shop supermercado=supermarket loja_de_ferragens=hardware-shop livraria=bookshop
floricultura=florist-shop florista=florist sapataria=shoe-shop joalheria=jewellery-shop farmacia=pharmacy papelaria=stationery-shop atacadista=wholesaler grossista=wholesaler varejista=retailer
retalhista=retailer distribuidor=distributor fornecedor=supplier barraca=stall banca=stall camelo=street-vendor ambulante=street-vendor feira=fair feirante=market-trader feira_livre=street-market
filial=branch brecho=thrift-shop
fatura=invoice nota_fiscal=invoice recibo=receipt cupom_fiscal=receipt comprovante=receipt comprovativo=receipt boleto=invoice orcamento=quote orcamento_familiar=family-budget
orcamento_mensal=monthly-budget orcamento_maximo=budget contrato=contract contrato_de_aluguel=lease-agreement contrato_de_arrendamento=lease-agreement acordo=agreement clausula=clause pedido=order
encomenda=order ordem=order ordem_de_servico=work-order ordem_de_compra=purchase-order entrega=delivery tele_entrega=delivery envio=shipment pacote=parcel guia_de_remessa=delivery-note
pagamento=payment pagamento_online=online-payment pix=pix multibanco=card-payment mbway=card-payment sinal=deposit entrada_paga=deposit caucao=security-deposit garantia=warranty
cartao=card cartao_de_credito=credit-card dinheiro=money grana=money dinheiro_vivo=cash transferencia=bank-transfer comissao=commission gorjeta=tip taxa=fee mensalidade=monthly-fee tarifa=tariff
preco=price custo=cost gasto=expense despesa=expense despesa_compartilhada=shared-expense despesas_partilhadas=shared-expenses despesa_partilhada=shared-expense rendimento=income renda=income
salario=salary folha_de_pagamento=payroll folha_salarial=payroll poupanca=savings divida=debt emprestimo=loan financiamento=loan hipoteca=mortgage credito=credit fiado=credit imposto=tax
imposto_de_renda=income-tax iva=vat irs=income-tax declaracao=tax-return contabilidade=accounting contador=accountant contadora=accountant contabilista=accountant
escritorio_de_contabilidade=accounting-agency consultoria=consultancy assessor=adviser caixa=cash-register fluxo_de_caixa=cash-flow previsao=forecast demanda=demand procura_prevista=demand
banco=bank investimento=investment acao=share bolsa_de_valores=stock-market fundo=fund criptomoeda=cryptocurrency financas=finance financas_pessoais=personal-finance aposentadoria=pension
reforma_de_velhice=pension bolsa=scholarship edital=grant subsidio=grant moeda=coin desconto=discount oferta=offer promocao=discount cupom=coupon cupao=coupon vale=voucher vale_presente=gift-card
cartao_presente=gift-card cartao_fidelidade=loyalty-card cartao_de_fidelidade=loyalty-card programa_de_pontos=loyalty-programme programa_de_fidelidade=loyalty-programme fidelidade=loyalty
assinatura=subscription assinatura_digital=e-signature assinatura_eletronica=e-signature assinatura_do_cliente=customer-signature adesao=membership socio=member socia=member associado=member
devolucao=return reembolso=refund
venda=sale vendas=sales cliente=customer clientela=customers cliente_potencial=lead lead=lead oportunidade=opportunity funil_de_vendas=sales-funnel vendedor=salesperson vendedora=salesperson
comercial=commercial~ representante=agent comprador=buyer compradora=buyer marca=brand publicidade=ads anuncio=ad anuncios=ads propaganda=ads campanha=campaign catalogo=catalogue produto=product
artigo=article mercadoria=stock estoque=inventory inventario=inventory stock=stock armazem=warehouse almoxarifado=warehouse deposito=warehouse prateleira=shelf codigo_de_barras=barcode
codigo_qr=qr-code qr_code=qr-code lote=batch unidade=unit quantidade=quantity carrinho=cart cesta=basket cabaz=vegetable-box categoria=category tamanho=size cor=colour relatorio=report
grafico=chart estatistica=statistic indicador=kpi resumo=summary planilha=spreadsheet folha_de_calculo=spreadsheet excel=spreadsheet documento=document papel=paper papelada=paperwork arquivo=file
ficheiro=file pasta=folder anexo=attachment copia=copy copia_de_seguranca=backup foto=photo fotografia=photo imagem=image video=video audio=audio gravacao=recording nota_de_voz=voice-note
mensagem_de_voz=voice-note transcricao=transcript legenda=subtitle texto=text link_compartilhado=share-link versao=version modelo=template processo=process aprovacao=approval autorizacao=approval
autonomo=freelancer autonoma=freelancer freelancer=freelancer trabalhador_independente=freelancer recibos_verdes=freelance-invoices profissional=professional profissional_liberal=freelancer
empreendedor=entrepreneur empreendedora=entrepreneur consultor=consultant consultora=consultant agencia=agency dono=owner dona=owner proprietario=owner proprietaria=owner gerente=manager
encarregado=manager chefe=manager patrao=manager diretor=director diretora=director administrador=administrator administradora=administrator responsavel=manager coordenador=coordinator
coordenadora=coordinator supervisor=supervisor supervisora=supervisor funcionario=employee funcionaria=employee colaborador=employee colaboradora=employee empregado=employee trabalhador=worker
trabalhadora=worker operario=worker pessoal=staff colega=colleague secretaria=secretary recepcionista=receptionist rececionista=receptionist estagiario=intern estagiaria=intern aprendiz=apprentice
recursos_humanos=human-resources rh=human-resources recrutador=recruiter recrutadora=recruiter candidato=candidate candidata=candidate vaga_de_emprego=job-vacancy vagas_de_emprego=job-vacancies
oferta_de_emprego=job-offer emprego=job trabalho=job trampo=job bico=gig entrevista=interview entrevista_de_emprego=job-interview curriculo=resume curriculum=resume
integracao_de_funcionarios=onboarding ferias=vacation atestado=sick-leave baixa_medica=sick-leave folha_de_ponto=timesheet controle_de_ponto=time-tracking registro_de_ponto=time-tracking
registo_de_ponto=time-tracking ponto_eletronico=time-tracking hora_extra=overtime horas_extras=overtime horas_extra=overtime jornada=working-hours horas_trabalhadas=working-hours escala=shift-plan
escala_de_trabalho=shift-plan escala_de_plantao=shift-plan escala_de_servico=shift-plan troca_de_turno=shift-swap troca_de_turnos=shift-swap troca_de_plantao=shift-swap desempregado=jobseeker
competencia=skill habilidade=skill desempenho=performance mentor=mentor mentora=mentor mentoria=mentoring formacao=training treinamento=training capacitacao=training
medico=doctor medica=doctor doutor=doctor doutora=doctor clinica=clinic consultorio=clinic consulta_medica=medical-appointment consultas_medicas=medical-appointments
clinica_odontologica=dental-clinic clinica_dentaria=dental-clinic hospital=hospital posto_de_saude=health-clinic centro_de_saude=health-clinic ubs=health-clinic dentista=dentist
ortodontista=orthodontist enfermeira=nurse enfermeiro=nurse parteira=midwife fisioterapeuta=physiotherapist fisio=physiotherapist fisioterapia=physiotherapy fonoaudiologo=speech-therapist
fonoaudiologa=speech-therapist terapeuta_da_fala=speech-therapist osteopata=osteopath oftalmologista=ophthalmologist pediatra=pediatrician ginecologista=gynaecologist farmaceutico=pharmacist
farmaceutica=pharmacist paciente=patient utente=patient historico_medico=patient-record receita_medica=prescription remedio=medication medicamento=medication medicacao=medication comprimido=pill
dose=dose tratamento=treatment diagnostico=diagnosis sintoma=symptom dor=pain enxaqueca=migraine alergia=allergy vacina=vaccination vacinacao=vaccination exame_de_sangue=blood-test
exames_de_sangue=blood-tests analise_clinica=blood-test pressao_arterial=blood-pressure pressao=blood-pressure tensao_arterial=blood-pressure glicose=glucose glicemia=glucose diabetes=diabetes
diabetico=diabetic diabetica=diabetic doenca=disease saude=health saude_mental=mental-health terapia=therapy terapeuta=therapist psicologo=psychologist psicologa=psychologist
psiquiatra=psychiatrist psicoterapeuta=psychotherapist psicanalista=psychotherapist sessao=session ansiedade=anxiety depressao=depression stress=stress estresse=stress humor=mood emocao=emotion
sono=sleep insonia=insomnia vicio=addiction tdah=adhd phda=adhd respiracao=breathing gravidez=pregnancy gestante=pregnant-woman gravida=pregnant-woman parto=birth menstruacao=menstrual-cycle
menopausa=menopause deficiencia=disability cego=blind-person surdo=deaf-person cadeira_de_rodas=wheelchair teleconsulta=online-consultation telemedicina=telemedicine
cuidador=carer cuidadora=carer cuidado=care cuidados=care cuidado_de_idosos=elder-care lar=care-home lar_de_idosos=care-home lares_de_idosos=care-homes casa_de_repouso=care-home
idoso=elderly-person idosa=elderly-person idosos=older-people pessoa_idosa=older-person pessoas_idosas=older-people terceira_idade=older-people apoio_domiciliario=home-care
atendimento_domiciliar=home-care alzheimer=alzheimer demencia=dementia queda=fall solidao=loneliness
cabeleireiro=hairdresser cabeleireira=hairdresser barbearia=barber-shop barbeiro=barber salao=salon salao_de_beleza=beauty-salon salao_de_cabeleireiro=hair-salon esteticista=beautician
clinica_de_estetica=beauty-salon estetica=beauty-salon unha=nail manicure=manicurist pedicure=pedicure maquiagem=makeup maquilhagem=makeup maquiador=makeup-artist maquiadora=makeup-artist
sobrancelha=brow cilio=eyelash depilacao=waxing tatuagem=tattoo tatuador=tattooist tatuadora=tattooist estudio_de_tatuagem=tattoo-studio massagem=massage massagista=massage-therapist corte=haircut
corte_de_cabelo=haircut cabelo=hair cosmetico=cosmetic beleza=beauty pele=skin bem_estar=wellness
academia=gym academia_de_ginastica=gym ginasio=gym personal=personal-trainer treinador=coach treinadora=coach personal_trainer=personal-trainer treino=workout exercicio=exercise
instrutor=instructor instrutora=instructor nutricionista=nutritionist dieta=diet caloria=calorie peso=weight perda_de_peso=weight-loss emagrecimento=weight-loss meditacao=meditation
maratona=marathon corredor=runner corredora=runner ciclista=cyclist ciclismo=cycling caminhada=hiking trilha=trail trilho=trail rota=route percurso=route escalada=climbing natacao=swimming
nadador=swimmer esporte=sport desporto=sport atleta=athlete clube=club clube_desportivo=sports-club clube_esportivo=sports-club futebol=football time=team time_de_futebol=football-team
equipa_de_futebol=football-team pelada=football-match partida=match jogador=player jogadora=player liga=league torneio=tournament campeonato=championship classificacao=ranking tabela=table
arbitro=referee juiz_de_futebol=referee quadra=court campo=field campos=fields padel=padel tenis=tennis volei=volleyball basquete=basketball xadrez=chess corrida=race adversario=opponent
temporada=season estadio=stadium torcedor=fan adepto=fan
padaria=bakery pao=bread padeiro=baker padeira=baker confeitaria=pastry-shop confeiteira=pastry-chef confeiteiro=pastry-chef pastelaria=pastry-shop pasteleiro=pastry-chef doceria=pastry-shop
doceira=pastry-chef bolo=cake doce=pastry salgado=snack biscoito=cookie fermentacao_natural=sourdough restaurante=restaurant lanchonete=restaurant churrascaria=restaurant bar=bar boteco=bar
cafeteria=cafe cafe=coffee cafes=cafes tasca=restaurant pizzaria=pizzeria sorveteria=ice-cream-shop gelataria=ice-cream-shop cantina=canteen refeitorio=canteen food_truck=food-truck
cozinha=kitchen cozinheiro=cook cozinheira=cook chef=chef garcom=waiter garconete=waiter empregado_de_mesa=waiter mesa=table mesas=tables cardapio=menu ementa=menu cardapio_digital=digital-menu
cardapio_semanal=weekly-menu ementa_semanal=weekly-menu prato=dish comida=food refeicao=meal marmita=meal-box marmitas=meal-boxes take_away=takeaway para_viagem=takeaway almoco=lunch jantar=dinner
cafe_da_manha=breakfast pequeno_almoco=breakfast lanche=snack bebida=drink vinho=wine cerveja=beer cervejaria=brewery cervejeiro=brewer ingrediente=ingredient receita=recipe despensa=pantry
geladeira=fridge frigorifico=fridge congelador=freezer freezer=freezer sobra=leftover desperdicio_alimentar=food-waste desperdicio_de_comida=food-waste desperdicio_de_alimentos=food-waste
desperdicio=waste alimento=food alimentos=food banco_alimentar=food-bank banco_de_alimentos=food-bank fruta=fruit legume=vegetable verdura=vegetable hortalica=vegetable carne=meat
acougue=butcher-shop talho=butcher-shop acougueiro=butcher peixe=fish peixaria=fish-shop ovo=egg leite=milk queijo=cheese azeite=olive-oil mel=honey gluten=gluten celiaco=coeliac vegano=vegan
vegana=vegan vegetariano=vegetarian entregador=courier entregadora=courier estafeta=courier motoboy=courier domicilio=home-delivery a_domicilio=home~ catering=catering bufe=catering
casa=house lar_familiar=household domicilio_familiar=household familia=family pai=father mae=mother pais=parents maes=mothers papai=dad mamae=mum filho=child filha=child filhos=children
filhas=children crianca=child criancas=children menino=child menina=child miudo=kid miudos=kids garoto=kid bebe=baby recem_nascido=newborn amamentacao=breastfeeding avo=grandmother
avos=grandparents irmao=sibling irma=sibling parente=relative familiar=relative casal=couple marido=partner esposa=partner namorado=partner namorada=partner mulher=woman mulheres=women homem=man
homens=men pessoa=person pessoas=people gente=people adolescente=teenager jovem=young-person jovens=young-people adulto=adult adultos=adults amigo=friend amiga=friend colega_de_quarto=roommate
colega_de_casa=flatmate colegas_de_casa=flatmates colegas_de_quarto=roommates republica=flat-share casa_partilhada=flat-share baba=nanny ama=nanny creche=daycare bercario=daycare
tarefa_domestica=chore tarefas_domesticas=chores tarefa_de_casa=chore tarefas_da_casa=chores aniversario=birthday presente=gift prenda=gift festa=party recordacao=memory lembranca=memory
memoria=memory album=album album_de_fotos=photo-album mudanca=moving-house eletrodomestico=appliance movel=furniture moveis=furniture maquina_de_lavar=washing-machine
arvore_genealogica=family-tree antepassado=ancestor divorcio=divorce guarda_compartilhada=co-parenting casamento=wedding noiva=bride noivo=groom noivos=couple convidado=guest convidada=guest
animal_de_estimacao=pet animais_de_estimacao=pets bicho_de_estimacao=pet bicho=animal pet=pet pet_shop=pet-shop petshop=pet-shop cachorro=dog cadela=dog cao=dog caes=dogs cachorrinho=puppy
filhote=puppy gato=cat gata=cat gatinho=kitten cavalo=horse ave=bird passaro=bird coelho=rabbit peixinho=fish aquario=aquarium animal=animal animais=animals veterinario=vet veterinaria=vet
clinica_veterinaria=vet-clinic passeador=dog-walker passeador_de_caes=dog-walker passeadores_de_caes=dog-walkers adestrador=dog-trainer abrigo=shelter abrigo_de_animais=animal-shelter
canil=animal-shelter criador=breeder banho_e_tosa=dog-grooming raca=breed adocao=adoption lar_temporario=foster-home lares_temporarios=foster-homes dono_de_cachorro=dog-owner
donos_de_cachorros=dog-owners donos_de_caes=dog-owners donos_de_animais=pet-owners donos_de_pets=pet-owners tutor_de_pet=pet-owner tutores_de_pets=pet-owners
agricultor=farmer agricultora=farmer produtor_rural=farmer produtores_rurais=farmers produtor=producer produtora=producer lavrador=farmer fazendeiro=farmer pecuarista=farmer sitiante=farmer
fazenda=farm quinta=farm sitio=farm roca=farm lavoura=crop talhao=plot parcela=instalment terreno=plot horta=garden hortinha=garden horta_comunitaria=community-garden horta_urbana=urban-garden
jardim=garden jardineiro=gardener jardineira=gardener jardinagem=gardening estufa=greenhouse viveiro=plant-nursery planta=plant plantinha=plant arvore=tree flor=flower flores=flowers semente=seed
muda=seedling plantio=planting sementeira=sowing colheita=harvest safra=harvest cultura_agricola=crop cultivo=crop irrigacao=irrigation rega=irrigation solo=soil compostagem=compost
adubo=fertiliser fertilizante=fertiliser praga=pest erva_daninha=weed trator=tractor gado=livestock vaca=cow vacas=cows ovelha=sheep cabra=goat porco=pig galinha=chicken rebanho=herd pasto=pasture
ordenha=milking produtor_de_leite=dairy-farmer produtores_de_leite=dairy-farmers colmeia=hive apicultor=beekeeper apicultora=beekeeper apicultura=beekeeping abelha=bee abelhas=bees vinha=vineyard
vinhedo=vineyard viticultor=winemaker adega=winery vinicola=winery olival=olive-orchard cafezal=coffee-farm cafeicultor=coffee-farmer cooperativa=cooperative chuva=rain clima=weather
tempo_meteorologico=weather geada=frost seca=drought umidade=humidity humidade=humidity umidade_do_solo=soil-moisture humidade_do_solo=soil-moisture temperatura=temperature
cesta_de_verduras=vegetable-box cabaz_de_legumes=vegetable-box cabazes=vegetable-boxes floresta=forest incendio_florestal=wildfire incendio=fire mato=forest pescador=fisherman pescadores=fishermen
pesca=fishing caca=hunting cacador=hunter piscicultura=aquaculture tanque=tank
apartamento=apartment ape=apartment andar=apartment inquilino=tenant inquilina=tenant locatario=tenant arrendatario=tenant senhorio=landlord senhoria=landlord locador=landlord
proprietario_de_imovel=landlord aluguel=rent aluguer=rent aluguel_de_temporada=holiday-rental alojamento_local=holiday-rental arrendamento=rent quarto=room comodo=room moradia=home habitacao=home
imovel=property imoveis=properties propriedade=property imobiliaria=estate-agency corretor_de_imoveis=estate-agent corretores_de_imoveis=estate-agents corretora_de_imoveis=estate-agent
corretor=broker corretora=broker agente_imobiliario=estate-agent agentes_imobiliarios=estate-agents mediador_imobiliario=estate-agent predio=building edificio=building
condominio=homeowners-association condominios=homeowners-associations porteiro=concierge sindico=property-manager sindica=property-manager administradora_de_condominios=property-manager
condomino=homeowner morador=resident moradora=resident vizinho=neighbour vizinha=neighbour vizinhanca=neighbourhood bairro=neighbourhood visita=visit vistoria=inspection chave=key fechadura=lock
fechadura_inteligente=smart-lock anfitriao=host anfitrioes=hosts anfitria=host hospede=guest pousada=guest-house hostel=hostel hotel=hotel hoteis=hotels camping=campsite
parque_de_campismo=campsite elevador=elevator garagem=garage vaga_de_garagem=parking-space lugar_de_garagem=parking-space lavanderia=laundry lavandaria=laundry roupa_para_lavar=laundry
obra=construction-site obras=construction-sites canteiro_de_obras=construction-site canteiro_de_obra=construction-site construcao=construction construcao_civil=construction
construtora=construction-company empreiteiro=contractor empreiteira=contractor subempreiteiro=subcontractor pedreiro=bricklayer eletricista=electrician encanador=plumber canalizador=plumber
carpinteiro=carpenter marceneiro=carpenter marcenaria=carpenter-workshop pintor=painter telhadista=roofer chaveiro=locksmith serralheiro=welder soldador=welder vidraceiro=glazier
instalador=installer instaladora=installer tecnico=technician tecnica=technician marido_de_aluguel=handyman faz_tudo=handyman limpeza=cleaning faxina=house-cleaning faxineira=cleaner
diarista=cleaner empregada_domestica=cleaning-lady empresa_de_limpeza=cleaning-company reforma=renovation remodelacao=renovation conserto=repair reparo=repair reparacao=repair arranjo=repair
mestre_de_obras=foreman encarregado_de_obra=site-foreman diretor_de_obra=site-manager engenheiro_de_obra=site-manager engenheiros_de_obra=site-managers arquiteto=architect arquiteta=architect
planta_da_obra=drawing diario_de_obra=site-diary diario_de_obras=site-diary relatorio_de_obra=site-report andaime=scaffolding material=material materiais=materials concreto=concrete betao=concrete
cimento=concrete tijolo=brick guindaste=crane alvara=building-permit licenca_de_obra=building-permit aquecimento=heating caldeira=boiler ar_condicionado=air-conditioning chamine=chimney
telhado=roof piscina=pool gramado=lawn relva=lawn alfaiate=tailor costureira=seamstress costura=sewing estofador=upholsterer artesao=craftsman artesaos=craftspeople artesa=craftsman
artesanato=craft ceramica=pottery
carro=car automovel=car viatura=vehicle veiculo=vehicle moto=motorbike mota=motorbike motocicleta=motorcycle caminhao=truck camiao=truck caminhoneiro=truck-driver camionista=truck-driver
caminhonete=van furgao=van carrinha=van van=van autocaravana=campervan oficina=workshop oficina_mecanica=car-repair-shop oficina_auto=car-repair-shop oficina_de_carros=car-repair-shop
oficina_de_bicicletas=bike-repair-shop bicicletaria=bike-repair-shop mecanico=mechanic mecanica=mechanic concessionaria=car-dealer concessionario=car-dealer carro_usado=used-car
carros_usados=used-cars seminovo=used-car placa=licence-plate matricula=registration inspecao_veicular=vehicle-inspection troca_de_oleo=oil-change mudanca_de_oleo=oil-change pneu=tyre roda=tyre
freio=brake travao=brake motor=engine peca=part pecas=parts peca_de_reposicao=spare-part pecas_de_reposicao=spare-parts peca_sobresselente=spare-part quilometragem=mileage quilometro=mileage
gasolina=fuel combustivel=fuel posto_de_gasolina=fuel-station posto_de_combustivel=fuel-station motorista=driver condutor=driver condutora=driver autoescola=driving-school
escola_de_conducao=driving-school carta_de_conducao=driving-licence cnh=driving-licence frota=fleet lava_jato=car-wash lavagem_de_carros=car-wash guincho=roadside-assistance
reboque=roadside-assistance bicicleta=bicycle bike=bike patinete=scooter trotinete=scooter estacionamento=parking onibus=bus autocarro=bus transporte=transport transporte_publico=public-transport
comboio=train trem=train metro=subway paragem=stop ponto_de_onibus=bus-stop parada=stop viagem=trip carona=carpool caronas=carpools boleia=carpool boleias=carpools taxi=taxi taxista=taxi-driver
passageiro=passenger passageira=passenger transito=traffic transporte_escolar=school-bus van_escolar=school-bus perua_escolar=school-bus ponto_de_recarga=charging-station
posto_de_carregamento=charging-station carregador=charger carro_eletrico=electric-car carros_eletricos=electric-cars
transportadora=carrier transportador=carrier logistica=logistics frete=freight carga=freight palete=pallet contentor=container conteiner=container alfandega=customs porto=port
ultima_milha=last-mile rota_de_entrega=delivery-route rotas_de_entrega=delivery-routes remetente=sender destinatario=recipient localizacao=location localizacao_em_tempo_real=live-location
tempo_real=real-time em_tempo_real=real-time ao_vivo=live mapa=map endereco=address morada=address distancia=distance cadeia_de_suprimentos=supply-chain cadeia_de_abastecimento=supply-chain
cadeia_de_frio=cold-chain comprovante_de_entrega=proof-of-delivery comprovativo_de_entrega=proof-of-delivery
fabrica=factory industria=factory fabricante=manufacturer maquina=machine maquinario=machine linha_de_producao=production-line chao_de_fabrica=shop-floor producao=production manutencao=maintenance
manutencao_preventiva=preventive-maintenance operador=operator operadora=operator controle_de_qualidade=quality-control controlo_de_qualidade=quality-control qualidade=quality inspecao=inspection
auditoria=audit seguranca=safety seguranca_do_trabalho=occupational-safety acidente=accident acidente_de_trabalho=work-accident extintor=fire-extinguisher epi=ppe grafica=print-shop
impressora=printer impressora_3d=3d-printer materia_prima=raw-material medida=measurement medicao=measurement leitura=reading valor=value limite=limit sensor=sensor dispositivo=device
aparelho=device drone=drone camera=camera bateria=battery pilha=battery pulseira=wearable relogio=watch tomada=smart-plug termostato=thermostat bomba=pump valvula=valve qualidade_do_ar=air-quality
ruido=noise barulho=noise vazamento=leak vazamento_de_agua=water-leak fuga_de_agua=water-leak casa_inteligente=smart-home domotica=smart-home
luz=electricity eletricidade=electricity conta_de_luz=electricity-bill contas_de_luz=electricity-bills fatura_da_luz=electricity-bill conta_de_energia=electricity-bill consumo=consumption
consumo_de_energia=energy-consumption energia=energy energia_solar=solar-energy painel_solar=solar-panel paineis_solares=solar-panels placa_solar=solar-panel placas_solares=solar-panels
autoconsumo=solar comunidade_de_energia=energy-community medidor=meter gas=gas agua=water pegada_de_carbono=carbon-footprint emissao=emission sustentabilidade=sustainability
meio_ambiente=environment mudanca_climatica=climate-change reciclagem=recycling residuo=waste lixo=waste coleta_de_lixo=waste-collection recolha_de_lixo=waste-collection plastico=plastic
enchente=flood inundacao=flood
escola=school colegio=school liceu=school universidade=university faculdade=university jardim_de_infancia=kindergarten pre_escola=kindergarten sala_de_aula=classroom salas_de_aula=classrooms
turma=class aluno=student aluna=student estudante=student professor=teacher professora=teacher prof=teacher profe=teacher docente=teacher educadora=teacher educador=teacher explicador=tutor
explicacoes=tutoring tutor=tutor tutora=tutor aula=lesson aula_particular=tutoring-lesson aulas_particulares=tutoring-lessons aula_online=online-lesson aulas_online=online-lessons
aula_de_musica=music-lesson aulas_de_musica=music-lessons aula_de_yoga=yoga-class licao=lesson curso=course curso_online=online-course cursinho=exam-preparation disciplina=school-subject
materia=school-subject dever_de_casa=homework deveres=homework licao_de_casa=homework trabalhos_de_casa=homework tpc=homework prova=exam provas=exams exame=exam vestibular=entrance-exam
enem=entrance-exam concurso_publico=exam concurseiro=exam-candidate concurseiros=exam-candidates simulado=mock-exam teste=test questao=question questoes=questions boletim_escolar=school-report
cartao_de_memorizacao=flashcard cartoes_de_memorizacao=flashcards flashcards=flashcards vocabulario=vocabulary palavra=word idioma=language lingua=language ingles=english ortografia=spelling
matematica=maths livro=book livro_didatico=textbook tese=thesis tcc=thesis redacao=essay certificado=certificate diploma=certificate excursao=trip recreio=playground
associacao_de_pais=parent-association
museu=museum museus=museums exposicao=exhibition galeria=gallery biblioteca=library bibliotecario=librarian bibliotecaria=librarian arquivo_historico=archive arquivista=archivist
patrimonio=heritage patrimonio_cultural=cultural-heritage monumento=monument historiador=historian historiadora=historian genealogia=genealogy genealogista=genealogist arqueologo=archaeologist
escavacao=excavation audioguia=audio-guide visitante=visitor visita_guiada=guided-tour visitas_guiadas=guided-tours colecao=collection colecionador=collector colecionadora=collector selo=stamp
figurinha=trading-card figurinhas=trading-cards cromo=trading-card cromos=trading-cards quadrinho=comic-book quadrinhos=comic-books banda_desenhada=comic-books vinil=vinyl disco=vinyl
antiguidade=antique antiquario=antique-dealer leilao=auction lance=bid segunda_mao=secondhand~ em_segunda_mao=secondhand~ roupa_de_segunda_mao=secondhand-clothing roupa=clothing roupas=clothing
roupa_usada=secondhand-clothing roupas_usadas=secondhand-clothing usado=used~ sapato=shoe joia=jewellery joias=jewellery brinquedo=toy musica=music musico=musician musicos=musicians banda=band
coro=choir coral=choir orquestra=orchestra filarmonica=orchestra partitura=sheet-music cancao=song cifra=chord concerto=concert show=concert ensaio=rehearsal instrumento=instrument guitarra=guitar
violao=guitar cantor=singer cantora=singer maestro=conductor teatro=theatre ator=actor atriz=actor peca_de_teatro=play danca=dance bailarino=dancer bailarina=dancer escola_de_danca=dance-school
escolas_de_danca=dance-schools escola_de_musica=music-school escola_de_samba=samba-school pintura=painting quadro=painting artista=artist escultor=sculptor fotografo=photographer
fotografa=photographer ilustrador=illustrator ilustradora=illustrator desenhista=illustrator designer=designer atelie=studio atelier=studio estudio=studio trico=knitting croche=crochet
la_de_trico=yarn telescopio=telescope observacao_de_aves=birdwatching personagem=character rpg=role-playing rpg_de_mesa=tabletop-role-playing quebra_cabeca=puzzle carta=letter baralho=deck
sala_de_fuga=escape-room
podcast=podcast podcaster=podcaster episodio=episode radio=radio-station jornalista=journalist jornal=newspaper revista=magazine redacao_do_jornal=newsroom noticia=news noticias=news
blogueiro=blogger blogueira=blogger escritor=writer escritora=writer autor=author autora=author romance=novel romancista=novelist poema=poem poeta=poet conto=story historia=story capitulo=chapter
manuscrito=manuscript editora=publisher editor=editor roteiro=script roteirista=screenwriter guiao=script tradutor=translator tradutora=translator traducao=translation interprete=interpreter
criador_de_conteudo=content-creator criadores_de_conteudo=content-creators criadora=creator conteudo=content publicacao=post postagem=post seguidor=follower assinante=subscriber leitor=reader
leitora=reader ouvinte=listener espectador=viewer cinema=cinema filme=movie cineclube=film-club
evento=event ingresso=ticket bilhete=ticket passagem=ticket entrada=entrance bilheteria=ticket-office bilheteira=ticket-office lotacao=capacity festival=festival festivais=festivals
congresso=conference conferencia=conference palestra=talk participante=participant organizador_de_eventos=event-organiser organizadores_de_eventos=event-organisers cerimonialista=wedding-planner
lugar=place local=place ponto_turistico=sight pontos_turisticos=sights turista=tourist turismo=tourism viajante=traveller itinerario=itinerary roteiro_de_viagem=itinerary
roteiros_de_viagem=itineraries bagagem=luggage mala=suitcase voo=flight companhia_aerea=airline aeroporto=airport agencia_de_viagens=travel-agency agencias_de_viagens=travel-agencies
guia_turistico=tour-guide guias_turisticos=tour-guides guia_de_turismo=tour-guide praia=beach montanha=mountain ilha=island barco=boat veleiro=sailing-boat regata=regatta mergulho=diving
surf=surfing surfe=surfing surfista=surfer esqui=skiing parque=park acampamento=camp peregrino=pilgrim albergue=hostel
ong=ngo ongs=ngos associacao=association fundacao=foundation entidade=organisation organizacao=organisation sem_fins_lucrativos=nonprofit ipss=charity instituicao=charity
instituicao_de_caridade=charity voluntario=volunteer voluntaria=volunteer voluntariado=volunteering doacao=donation donativo=donation doador=donor doadora=donor doador_de_sangue=blood-donor
doadores_de_sangue=blood-donors arrecadacao=fundraising angariacao_de_fundos=fundraising arrecadacao_de_fundos=fundraising vaquinha=crowdfunding dizimo=tithe beneficiario=beneficiary
padrinho=sponsor patrocinador=sponsor igreja=church paroquia=parish padre=priest pastor=pastor fiel=parishioner fieis=parishioners culto=church-service missa=church-service refugiado=refugee
refugiada=refugee imigrante=immigrant migrante=migrant banco_de_tempo=time-bank troca=swap comunidade=community forum=forum grupo_de_apoio=support-group assembleia=assembly diretoria=board
direcao=board presidente=chair tesoureiro=treasurer tesoureira=treasurer escoteiro=scout escuteiro=scout
prefeitura=municipality camara_municipal=municipality municipio=municipality junta_de_freguesia=municipality freguesia=parish prefeito=mayor vereador=council-officer cidadao=citizen
cidadaos=citizens cidada=citizen cidade=city vila=village aldeia=village rua=street buraco=pothole buraco_na_rua=pothole buracos_na_rua=potholes iluminacao_publica=street-light poste=street-light
governo=government servidor_publico=public-officer funcionario_publico=public-officer policia=police-officer policial=police-officer bombeiro=firefighter bombeira=firefighter
quartel_de_bombeiros=fire-station corpo_de_bombeiros=fire-station defesa_civil=civil-protection protecao_civil=civil-protection ambulancia=ambulance socorrista=paramedic emergencia=emergency
resgate=rescue sobreaviso=on-call-duty licitacao=tender-notice licitacoes=tender-notices orcamento_participativo=participatory-budget transparencia=transparency
advogado=lawyer advogada=lawyer escritorio_de_advocacia=law-firm escritorios_de_advocacia=law-firms escritorio_de_advogados=law-firm notario=notary cartorio=notary-office juiz=judge juiza=judge
tribunal=court tribunais=courts forum_judicial=court audiencia=court-hearing processo_judicial=court-case processos_judiciais=court-cases caso=case acao_judicial=lawsuit lei=law norma=regulation
regulamento=regulation conformidade=compliance protecao_de_dados=data-protection privacidade=privacy dados_pessoais=personal-data dado=datum dados=data consentimento=consent testamento=last-will
heranca=inheritance patente=patent denuncia=report imigracao=immigration visto=visa procuracao=power-of-attorney prova_documental=evidence canal_de_denuncias=whistleblower-channel multa=fine
seguro=insurance seguros=insurance seguro_auto=car-insurance seguro_de_carro=car-insurance seguro_automovel=car-insurance seguro_residencial=home-insurance seguro_de_vida=life-insurance
seguradora=insurer corretor_de_seguros=insurance-broker corretores_de_seguros=insurance-brokers corretora_de_seguros=insurance-broker mediador_de_seguros=insurance-broker
mediadores_de_seguros=insurance-brokers agente_de_seguros=insurance-agent apolice=insurance-policy apolices=insurance-policies sinistro=insurance-claim sinistros=insurance-claims perito=adjuster
segurado=policyholder segurada=policyholder premio_do_seguro=premium cobertura=coverage franquia=deductible dano=damage danos=damage indenizacao=indemnity indemnizacao=indemnity
desenvolvedor=developer desenvolvedora=developer programador=programmer programadora=programmer dev=developer devs=developers engenheiro=engineer engenheira=engineer informatica=it
equipe_de_desenvolvimento=software-team equipa_de_desenvolvimento=software-team codigo=code repositorio=repository ramo=branch teste_unitario=unit-test testes_unitarios=unit-tests
implantacao=deployment dependencia=dependency vulnerabilidade=vulnerability administrador_de_sistemas=sysadmin administradores_de_sistemas=sysadmins servidor_proprio=own-server
queda_do_servidor=outage incidente=incident ciberseguranca=cyber-security seguranca_da_informacao=cyber-security ataque=attack criptografado=encrypted~ encriptado=encrypted~ cifrado=encrypted~
gerenciador_de_senhas=password-manager gestor_de_senhas=password-manager integracao=integration automacao=automation automatizacao=automation fluxo_de_trabalho=workflow terminal=terminal
inteligencia_artificial=ai ia=ai modelo_de_linguagem=language-model reconhecimento_de_voz=speech-recognition voz=voice comando_de_voz=voice-command comandos_de_voz=voice-commands ditado=dictation
laboratorio=lab pesquisador=researcher pesquisadora=researcher investigador=researcher investigadora=researcher pesquisa=research investigacao=research cientista=scientist experimento=experiment
experiencia_de_laboratorio=experiment amostra=sample ensaio_clinico=clinical-trial ensaios_clinicos=clinical-trials estudo=study estudo_clinico=clinical-study trabalho_de_campo=fieldwork
protocolo=protocol artigo_cientifico=paper artigos_cientificos=papers biologo=biologist biologa=biologist ornitologo=ornithologist astronomo=astronomer astronomia=astronomy microscopio=microscope
reagente=reagent conjunto_de_dados=dataset
faturamento=invoicing faturacao=invoicing renovacao=renewal sancao=penalty inscricao=registration compras=purchases aprendizado=learning aprendizagem=learning ensino=teaching controle=control
controlo=control deteccao=detection analise=analysis digitalizacao=digitisation controle_de_gastos=expense-tracking controlo_de_despesas=expense-tracking controle_de_despesas=expense-tracking
controle_de_estoque=inventory controlo_de_stock=inventory controle_de_acesso=access-control controle_de_presenca=attendance controle_financeiro=budgeting atribuicao=assignment criacao=creation
busca=search pesquisa_de_precos=price-comparison comparacao_de_precos=price-comparison queda_de_preco=price-drop recomendacao=recommendation comunicacao=communication colaboracao=collaboration
cobranca=billing coleta=collection recolha=collection retirada=pickup levantamento=pickup aluguel_de_carros=car-rental aluguel_de_equipamentos=equipment-rental equipamento=equipment
emprestimo_de_livros=book-loan
lider=leader dona_de_casa=homemaker comerciante=merchant lojista=shopkeeper revendedor=reseller revendedora=reseller streamer=streamer influenciador=influencer influenciadora=influencer
relojoeiro=watchmaker luthier=luthier sapateiro=shoemaker seguranca_privado=guard vigia=guard zelador=janitor caixa_de_loja=cashier analista=analyst auditor=auditor auditora=auditor
inspetor=inspector inspetora=inspector aposentado=pensioner aposentada=pensioner reformado=pensioner reformada=pensioner viuva=widow viuvo=widow veterano=veteran mae_solo=single-parent
maes_solo=single-parents pais_separados=separated-parents pais_divorciados=divorced-parents neto=grandchild netos=grandchildren primo=cousin conquista=achievement nivel=level motivacao=motivation
resposta_automatica=automatic-reply chat=chat mensagem_direta=direct-message moderador=moderator moderacao=moderation assedio=bullying cyberbullying=cyberbullying spam=spam mural=message-board
cartaz=poster folheto=leaflet cartao_de_visita=business-card letra=lyric letras=lyrics acorde=chord etiqueta=label ponto_de_venda=point-of-sale excedente=surplus sangue=blood
carteira_de_vacinacao=vaccination-record cartao_de_vacinas=vaccination-record cartao_de_socio=membership-card clube_do_livro=book-club clube_de_leitura=book-club clubes_de_leitura=book-clubs
mapa_interativo=interactive-map feriado=holiday plano_alimentar=meal-plan plano_de_refeicoes=meal-plan plano_de_treino=training-plan planos_de_treino=training-plans plano_de_estudo=study-plan
plano_de_estudos=study-plan quem_deve_a_quem=who-owes-whom quem_deve=who-owes sabe_nada_de=know-about sabem_nada_de=know-about sem_saber=without-knowing
dia=day semana=week mes=month meses=months ano=year hora=hour minuto=minute fim_de_semana=weekend fins_de_semana=weekends noite=night tarde=afternoon manha=morning trimestre=quarter tempo=time
vez=time coisa=thing maneira=way forma=way jeito=way tipo=kind parte=part exemplo=example nome=name numero=number paises=countries mundo=world inicio=start fim=end vida=life necessidade=need
zona=area regiao=region area=area internet=internet conexao=connection sinal_de_celular=reception sem_internet=offline sem_conexao=offline sem_ligacao=offline sem_sinal=offline sem_rede=offline
gratis=free de_graca=free brasil=brazil portugal=portugal espanha=spain alemanha=germany lgpd=lgpd
gratuito=free~ simples=simple~ facil=easy~ faceis=easy~ novo=new~ velho=old~ antigo=old~ pequeno=small~ pequenininho=small~ grande=large~ medio=medium~ bom=good~ boa=good~ bons=good~ ruim=bad~
melhores=best~ barato=cheap~ caro=expensive~ util=useful~ claro=clear~ livre=free~ lento=slow~ longo=long~ curto=short~ alto=high~ digital=digital~ digitais=digital~ virtual=virtual~
automatico=automatic~ inteligente=smart~ diaria=daily~ diarias=daily~ diarios=daily~ gasto_diario=daily-expense gastos_diarios=daily-expenses semanal=weekly~ semanais=weekly~ mensal=monthly~
mensais=monthly~ anual=yearly~ rural=rural~ rurais=rural~ urbano=urban~ comunitario=community~ publico=public~ privado=private~ escolar=school~ escolares=school~ universitario=university~
infantil=children~ infantis=children~ juvenil=youth~ esportivo=sports~ desportivo=sports~ dentario=dental~ odontologico=dental~ clinico=clinical~ mental=mental~ fisico=physical~ cronico=chronic~
solar=solar~ eletrico=electric~ eletronico=electronic~ industrial=industrial~ agricola=farm~ organico=organic~ ecologico=organic~ biologico=organic~ artesanal=craft~ artesanais=craft~
caseiro=homemade~ domestico=household~ financeiro=financial~ fiscal=tax~ legal=legal~ juridico=legal~ turistico=tourist~ cultural=cultural~ culturais=cultural~ musical=music~ anonimo=anonymous~
confidencial=confidential~ compartilhado=shared~ partilhado=shared~ disponivel=available~ disponiveis=available~ vencido=overdue~ atrasado=overdue~ duplicado=duplicate~ quebrado=broken~
partido=broken~ danificado=damaged~ vazio=empty~ cheio=full~ aberto=open~ fechado=closed~ unico=single~ recorrente=recurring~ personalizado=personalised~ multilingue=multilingual~
bilingue=bilingual~ estrangeiro=foreign~ solidario=charity~ fresco=fresh~ saudavel=healthy~ saudaveis=healthy~ preventivo=preventive~ remoto=remote~ independente=independent~ particular=private~
particulares=private~ social=social~ sociais=social~ interno=internal~ externo=external~ proximo=next~ ultimo=last~ primeiro=first~ real=real~ importante=important~ necessario=necessary~
possivel=possible~ completo=complete~ principal=main~ justo=fair~ brasileiro=brazilian~ portugues=portuguese~ amador=amateur~ perdido=lost~ desaparecido=missing~ abandonado=abandoned~
ferido=injured~ doente=sick~ retido=held baseado=based~ voltado=for voltada=for focado=for feito_para=for feita_para=for pensado=for especializado=specialised~ proximos=nearby~ locais=local~
ajudar_a=help! ajudar_ao=help! ajudar_aos=help! ajuda_a=help! ajuda_ao=help! ajuda_aos=help! ajudan_a=help! ajudan_ao=help! ajudan_aos=help! ajude_a=help! ajude_ao=help! ajude_aos=help!
ajuden_a=help! ajuden_ao=help! ajuden_aos=help! ensinar_a=teach! ensinar_ao=teach! ensinar_aos=teach! ensina_a=teach! ensina_ao=teach! ensina_aos=teach! ensinan_a=teach! ensinan_ao=teach!
ensinan_aos=teach! ensine_a=teach! ensine_ao=teach! ensine_aos=teach! ensinen_a=teach! ensinen_ao=teach! ensinen_aos=teach! avisar_a=notify! avisar_ao=notify! avisar_aos=notify! avisa_a=notify!
avisa_ao=notify! avisa_aos=notify! avisan_a=notify! avisan_ao=notify! avisan_aos=notify! avise_a=notify! avise_ao=notify! avise_aos=notify! avisen_a=notify! avisen_ao=notify! avisen_aos=notify!
alertar_a=alert! alertar_ao=alert! alertar_aos=alert! alerta_a=alert! alerta_ao=alert! alerta_aos=alert! alertan_a=alert! alertan_ao=alert! alertan_aos=alert! alerte_a=alert! alerte_ao=alert!
alerte_aos=alert! alerten_a=alert! alerten_ao=alert! alerten_aos=alert! notificar_a=notify! notificar_ao=notify! notificar_aos=notify! notifica_a=notify! notifica_ao=notify! notifica_aos=notify!
notifican_a=notify! notifican_ao=notify! notifican_aos=notify! notifice_a=notify! notifice_ao=notify! notifice_aos=notify! notificen_a=notify! notificen_ao=notify! notificen_aos=notify!
lembrar_a=remind! lembrar_ao=remind! lembrar_aos=remind! lembra_a=remind! lembra_ao=remind! lembra_aos=remind! lembran_a=remind! lembran_ao=remind! lembran_aos=remind! lembre_a=remind!
lembre_ao=remind! lembre_aos=remind! lembren_a=remind! lembren_ao=remind! lembren_aos=remind! aprender_a=learn! aprender_ao=learn! aprender_aos=learn! aprendam_a=learn! aprendam_ao=learn!
aprendam_aos=learn! notifique_a=notify! notifique_ao=notify! notifique_aos=notify! notifiquem_a=notify! notifiquem_ao=notify! notifiquem_aos=notify! ajudam_a=help! ajudam_ao=help! ajudam_aos=help!
repeticao_espacada=spaced-repetition alergico=allergic~ convocatoria=squad quota=membership-fee cota=membership-fee direto=directly rastreio=tracker rastreamento=tracker de_manha=in-the-morning
agricultor_familiar=family-farmer agricultores_familiares=family-farmers agricultura_familiar=family-farming caminho=route mesmo_caminho=same-route
nadas_de=nos pores_exemplos=egs pores_semanas=per-weeks pores_dias=per-days pores_anos=per-years todas_semanas=every-weeks todos_dias=every-days cadas_semanas=every-weeks
estas_disponiveis=is-availables gostarias_de=wants precisos_de=needs precisans_de=needs gostas_de=likes gostans_de=likes produtos_digitais=products paineis_de_controle=dashboards
paineis_de_controlo=dashboards extensoes_de_navegador=browser-extensions extensoes_do_navegador=browser-extensions extensoes_do_chrome=chrome-extensions areas_de_trabalho=desktops
jogos_de_tabuleiro=board-games codigos_fontes=source-codes mercados_onlines=marketplaces lojas_onlines=online-shops lojas_virtuais=online-shops comercios_eletronicos=online-shops
bancos_de_dados=databases motores_de_busca=search-engines comparadores_de_precos=price-comparisons horas_marcadas=appointments horarios_livres=free-slots horarios_vagos=free-slots
turnos_da_noite=night-shifts calendarios_compartilhados=shared-calendars calendarios_partilhados=shared-calendars datas_limites=deadlines datas_de_validade=expiry-dates
listas_de_espera=waiting-lists filas_de_espera=waiting-lists filas_virtuais=virtual-queues mensagens_de_texto=text-messages chamadas_de_video=video-calls grupos_de_whatsapp=whatsapp-groups
grupos_do_whatsapp=whatsapp-groups boletins_informativos=newsletters listas_de_emails=mailing-lists campanhas_de_email=email-campaigns palavras_passes=passwords listas_de_tarefas=task-lists
listas_de_verificacao=checklists listas_de_compras=shopping-lists listas_de_precos=price-lists listas_de_presenca=attendance-lists listas_de_presencas=attendance-lists
listas_de_presentes=wish-lists listas_de_desejos=wish-lists listas_de_convidados=guest-lists listas_de_leitura=reading-lists chamadas_escolares=roll-calls pesquisas_de_satisfacao=surveys
pedidos_de_ajuda=help-requests suportes_tecnicos=technical-supports times_de_vendas=sales-teams equipes_de_vendas=sales-teams equipas_de_vendas=sales-teams lojas_de_roupa=clothing-shops
lojas_de_roupas=clothing-shops lojas_de_ferragens=hardware-shops feiras_livres=street-markets notas_fiscais=invoices cupons_fiscais=receipts orcamentos_familiares=family-budgets
orcamentos_mensais=monthly-budgets orcamentos_maximos=budgets contratos_de_aluguel=lease-agreements contratos_de_arrendamento=lease-agreements ordens_de_servico=work-orders
ordens_de_compra=purchase-orders guias_de_remessa=delivery-notes pagamentos_onlines=online-payments entradas_pagas=deposits cartoes_de_credito=credit-cards dinheiros_vivos=cashes
despesas_compartilhadas=shared-expenses impostos_de_renda=income-taxes escritorios_de_contabilidade=accounting-agencies bolsas_de_valores=stock-markets reformas_de_velhice=pensions
vales_presentes=gift-cards cartoes_presentes=gift-cards cartoes_fidelidades=loyalty-cards cartoes_de_fidelidade=loyalty-cards programas_de_pontos=loyalty-programmes
programas_de_fidelidade=loyalty-programmes assinaturas_digitais=e-signatures assinaturas_eletronicas=e-signatures assinaturas_do_cliente=customer-signatures clientes_potenciais=leads
codigos_de_barras=barcodes codigos_qres=qr-codes copias_de_seguranca=backups notas_de_voz=voice-notes mensagens_de_voz=voice-notes trabalhadores_independentes=freelancers
profissionais_liberais=freelancers ofertas_de_emprego=job-offers entrevistas_de_emprego=job-interviews escalas_de_trabalho=shift-plans escalas_de_plantao=shift-plans escalas_de_servico=shift-plans
trocas_de_turno=shift-swaps trocas_de_turnos=shift-swaps trocas_de_plantao=shift-swaps clinicas_odontologicas=dental-clinics clinicas_dentarias=dental-clinics terapeutas_da_fala=speech-therapists
historicos_medicos=patient-records receitas_medicas=prescriptions analises_clinicas=blood-tests pressoes_arteriais=blood-pressures casas_de_repouso=care-homes saloes_de_beleza=beauty-salons
saloes_de_cabeleireiro=hair-salons clinicas_de_estetica=beauty-salons estudios_de_tatuagem=tattoo-studios cortes_de_cabelo=haircuts academias_de_ginastica=gyms
personais_traineres=personal-trainers clubes_desportivos=sports-clubs clubes_esportivos=sports-clubs times_de_futebol=football-teams equipas_de_futebol=football-teams juizes_de_futebol=referees
empregados_de_mesa=waiters cardapios_digitais=digital-menus cardapios_semanais=weekly-menus ementas_semanais=weekly-menus cafes_da_manha=breakfasts bancos_alimentares=food-banks
bancos_de_alimentos=food-banks lares_familiares=households domicilios_familiares=households casas_partilhadas=flat-shares tarefas_de_casa=chores albuns_de_fotos=photo-albums
maquinas_de_lavar=washing-machines arvores_genealogicas=family-trees bichos_de_estimacao=pets clinicas_veterinarias=vet-clinics abrigos_de_animais=animal-shelters donos_de_cachorro=dog-owners
tutores_de_pet=pet-owners hortas_comunitarias=community-gardens hortas_urbanas=urban-gardens tempos_meteorologicos=weathers umidades_do_solo=soil-moistures humidades_do_solo=soil-moistures
cestas_de_verduras=vegetable-boxes cabazes_de_legumes=vegetable-boxes incendios_florestais=wildfires proprietarios_de_imovel=landlords alugueis_de_temporada=holiday-rentals
corretoras_de_imoveis=estate-agents administradoras_de_condominios=property-managers fechaduras_inteligentes=smart-locks parques_de_campismo=campsites vagas_de_garagem=parking-spaces
lugares_de_garagem=parking-spaces roupas_para_lavar=laundries construcoes_civiles=constructions maridos_de_aluguel=handymans empresas_de_limpeza=cleaning-companies
encarregados_de_obra=site-foremen diretores_de_obra=site-managers diarios_de_obra=site-diaries diarios_de_obras=site-diaries relatorios_de_obra=site-reports oficinas_mecanicas=car-repair-shops
oficinas_autos=car-repair-shops oficinas_de_carros=car-repair-shops oficinas_de_bicicletas=bike-repair-shops inspecoes_veiculares=vehicle-inspections trocas_de_oleo=oil-changes
mudancas_de_oleo=oil-changes pecas_sobresselentes=spare-parts escolas_de_conducao=driving-schools cartas_de_conducao=driving-licences transportes_publicos=public-transports
pontos_de_onibus=bus-stops pontos_de_recarga=charging-stations localizacoes_em_tempo_real=live-locations tempos_reais=real-times comprovantes_de_entrega=proof-of-deliveries
comprovativos_de_entrega=proof-of-deliveries manutencoes_preventivas=preventive-maintenances controles_de_qualidade=quality-controls controlos_de_qualidade=quality-controls
acidentes_de_trabalho=work-accidents materias_primas=raw-materials vazamentos_de_agua=water-leaks casas_inteligentes=smart-homes faturas_da_luz=electricity-bills
contas_de_energia=electricity-bills consumos_de_energia=energy-consumptions comunidades_de_energia=energy-communities mudancas_climaticas=climate-changes coletas_de_lixo=waste-collections
recolhas_de_lixo=waste-collections jardins_de_infancia=kindergartens aulas_onlines=online-lessons cursos_onlines=online-courses licoes_de_casa=homeworks boletins_escolares=school-reports
livros_didaticos=textbooks associacoes_de_pais=parent-associations arquivos_historicos=archives patrimonios_culturais=cultural-heritages pecas_de_teatro=plays escolas_de_musica=music-schools
escolas_de_samba=samba-schools redacoes_do_jornal=newsrooms guias_de_turismo=tour-guides instituicoes_de_caridade=charities bancos_de_tempo=time-banks grupos_de_apoio=support-groups
servidores_publicos=public-officers funcionarios_publicos=public-officers orcamentos_participativos=participatory-budgets escritorios_de_advogados=law-firms foruns_judiciais=courts
acoes_judiciais=lawsuits provas_documentais=evidences seguros_autos=car-insurances seguros_de_carro=car-insurances seguros_automoveis=car-insurances seguros_residenciais=home-insurances
seguros_de_vida=life-insurances corretoras_de_seguros=insurance-brokers premios_do_seguro=premiums equipes_de_desenvolvimento=software-teams equipas_de_desenvolvimento=software-teams
servidores_proprios=own-servers quedas_do_servidor=outages segurancas_da_informacao=cyber-securities gerenciadores_de_senhas=password-managers gestores_de_senhas=password-managers
modelos_de_linguagem=language-models estudos_clinicos=clinical-studies trabalhos_de_campo=fieldworks controles_de_estoque=inventories controlos_de_stock=inventories
controles_de_acesso=access-controls controles_de_presenca=attendances pesquisas_de_precos=price-comparisons quedas_de_preco=price-drops alugueis_de_carros=car-rentals
alugueis_de_equipamentos=equipment-rentals emprestimos_de_livros=book-loans donas_de_casa=homemakers segurancas_privados=guards caixas_de_loja=cashiers maes_solos=single-parents
respostas_automaticas=automatic-replies mensagens_diretas=direct-messages cartoes_de_visita=business-cards pontos_de_venda=point-of-sales cartoes_de_vacinas=vaccination-records
cartoes_de_socio=membership-cards clubes_do_livro=book-clubs mapas_interativos=interactive-maps planos_alimentares=meal-plans planos_de_refeicoes=meal-plans planos_de_estudo=study-plans
planos_de_estudos=study-plans sinais_de_celular=receptions
agente=agent ribeirinho=riverside~ ribeirinha=riverside~ estado=condition faltar=miss! decimo=tenth~ levar=take! amassado=dented~ inteiro=whole~ contabil=accounting~ pilates=pilates
caber=fit! cabem=fit! cima=top querendo=want desmarcasse=cancel! sozinho=alone~ sozinha=alone~ recebesse=receive! tivesse=have virasse=become! reposicao=make-up-class veio=come!
evolucao=progress frente=front sai=leave! saia=leave! rodizio=rotation escritura=deed cair=fall! caem=fall! dividido=split~ captar=capture! captada=capture! seguir=track! custar=cost!
maximo=maximum vespera=day-before furar=skip! fura=skip! alentejano=alentejo~ habitante=inhabitant momento=moment telefonar=call! recado=message poem=put! estrada=road candeeiro=street-light
fundido=broken~ transbordar=overflow! municipe=citizen tirar=take! lado=side brigada=crew fecha-as=close! camara=municipality cumprir=comply! acessibilidade=accessibility euro=euros
euros=euros barracao=shed ala=wing fantasia=costume diferente=different~ loucura=madness sumir=disappear! some=disappear! somem=disappear! adereco=prop componente=member aparecer=appear!
sacola=bag pronto=ready~ desfile=parade desfilar=parade! voltar=return! cabeca=head esplendor=headpiece devendo=owe! janeiro=january fevereiro=february abril=april maio=may junho=june
julho=july agosto=august setembro=september outubro=october novembro=november dezembro=december dois=two duas=two tres=three quatro=four cinco=five seis=six sete=seven oito=eight nove=nine
dez=ten onze=eleven doze=twelve quinze=fifteen vinte=twenty trinta=thirty quarenta=forty cinquenta=fifty sessenta=sixty setenta=seventy oitenta=eighty noventa=ninety cem=hundred
atelie_de_costura=tailor-shop ajudante=assistant trazer=bring! trazem=bring! traz=bring! calca=trousers calcas=trousers vestido=dress cortina=curtain papelzinho=note papeizinhos=notes
estiver=is serra=mountains animo=mood pegar=get! pega=get! causa=cause por_causa=because sigilo=confidentiality apodrecer=rot! pular=skip! dirigir=run! dirijo=run! vela=sailing vento=wind
metade=half madrugada=early-morning termo=waiver assinado=signed~ sexta=friday sextas=fridays clarinete=clarinet emprestado=lent~ anotado=noted~ atrasar=delay! uniforme=uniform faco=make!
laudo=expert-report infiltracao=water-damage meco=measure! parede=wall observacao=observation meia-noite=midnight rascunho=draft honorario=fee honorarios=fee morar=live! revezar=alternate!
revezam=alternate! chale=holiday-home trabalhar=work! saida=departure chegada=arrival cama=bed roupa_de_cama=linen estrago=damage bater=overlap! batem=overlap! vergonha=shame cadeira=chair
tenda=tent som=sound caixa_de_som=loudspeaker envelope=envelope demorar=delay! peito=chest numero_de_peito=bib-number numeros_de_peito=bib-numbers posto=station
segunda-feira=monday terca-feira=tuesday quarta-feira=wednesday quinta-feira=thursday sexta-feira=friday terca=tuesday quarta=wednesday sabado=saturday domingo=sunday verao=summer inverno=winter
outono=autumn primavera=spring natal=christmas pascoa=easter carnaval=carnival meio-dia=noon quinzena=fortnight quinzenal=biweekly~ quinzenais=biweekly~ trimestral=quarterly~ semestral=half-yearly~
semestre=semester bimestral=bimonthly~ seculo=century folga=day-off periodo=period seguinte=next~ anteontem=before-yesterday
fora=out para_fora=out pra_fora=out la_fora=outside acima=up abaixo=down embaixo=under debaixo=under debaixo_de=under em_cima=on-top em_cima_de=on-top atras=back atras_de=behind detras=behind
adiante=ahead na_frente=ahead em_frente=opposite perto=near longe=away de_volta=back dentro=inside em_breve=soon de_verdade=really de_repente=suddenly de_uma_vez=instantly directamente=directly
simplesmente=simply justamente=exactly realmente=really sim=yes ta=is ao_contrario=instead contrario=opposite avulso=single~ cade=where inclusive=also ate_mesmo=even nele=in nela=in neles=in
nelas=in dele=his dela=her disso=of disto=of daquilo=of nisso=in nisto=in daquele=of daquela=of daqueles=of daquelas=of naquele=in naquela=in destes=of destas=of desses=of dessas=of nestes=in
nestas=in nesses=in nessas=in comigo=with contigo=with consigo=with conosco=with connosco=with alem=besides oxala=hopefully tomara=hopefully tu=you vos=you resto=rest demais=too os_demais=others
meio=half meia=half mil=thousand duzentos=two-hundred trezentos=three-hundred quinhentos=five-hundred treze=thirteen catorze=fourteen quatorze=fourteen dezesseis=sixteen dezasseis=sixteen
dezessete=seventeen dezassete=seventeen dezoito=eighteen dezenove=nineteen dezanove=nineteen duzia=dozen dezena=ten milhao=million milhar=thousand por_cento=percent porcentagem=percentage
percentagem=percentage terceiro=third~ quarto_lugar=fourth-place quinto=fifth~ terco=third fracao=fraction quilo=kilo quilos=kilos grama=gram tonelada=tonne litro=litre hectare=hectare km=km
grau=degree centimo=cent centimos=cents centimetro=centimetre metro_quadrado=square-metre dobro=double duplo=double~ dupla=pair
correto=correct~ errado=wrong~ exato=exact~ bonito=beautiful~ feio=ugly~ vermelho=red~ verde=green~ azul=blue~ amarelo=yellow~ preto=black~ branco=white~ cinza=grey~ castanho=brown~ marrom=brown~
redondo=round~ quadrado=square~ seco=dry~ molhado=wet~ escuro=dark~ quente=hot~ morno=lukewarm~ frio=cold~ forte=strong~ fraco=weak~ duro=hard~ mole=soft~ solto=loose~ morto=dead~ vivo=alive~
comum=common~ comuns=common~ normal=normal~ normais=normal~ geral=general~ gerais=general~ central=central~ municipal=municipal~ municipais=municipal~ estadual=state~ federal=federal~
oficial=official~ oficiais=official~ ilegal=illegal~ ilegais=illegal~ obrigatorio=mandatory~ opcional=optional~ opcionais=optional~ provisorio=provisional~ temporario=temporary~ definitivo=final~
inicial=initial~ final=end avancado=advanced~ basico=basic~ classico=classic~ maluco=crazy~ louco=crazy~ sujo=dirty~ limpo=clean~ suspeito=suspicious~ serio=serious~ bobo=silly~ raro=rare~
inteiramente=wholly decente=decent~ viavel=viable~ viaveis=viable~ acessivel=accessible~ acessiveis=accessible~ estavel=stable~ estaveis=stable~ variavel=variable variaveis=variables
nervoso=nervous~ cansado=tired~ triste=sad~ contente=happy~ feliz=happy~ zangado=angry~ assustado=scared~ acordado=awake~ animado=animated~ aproximado=approximate~ escrito=written~ impresso=printed~
repetido=repeated~ contado=counted~ ordenado=sorted~ separado=separate~ numerado=numbered~ vendido=sold~ pago=paid~ devolvido=returned~ resolvido=resolved~ lido=read~ emitido=issued~
digitalizado=scanned~ explicado=explained~ guardado=saved~ reservado=reserved~ coordenado=coordinated~ registrado=registered~ registado=registered~ tirado=taken~ aplicado=applied~ colado=glued~
manchado=stained~ rachado=cracked~ enferrujado=rusty~ espalhado=scattered~ trancado=locked~ esquecido=forgotten~ marcado=booked~ alugado=rented~ poupado=saved~ respondido=answered~
sugerido=suggested~ avaliado=rated~ julgado=judged~ preso=stuck~ castrado=neutered~ esterilizado=sterilised~ reunido=gathered~ acontecido=happened~ ameacado=threatened~ mau=bad~ ma=bad~
canhoto=left-handed~ sanitario=sanitary~ cardiaco=cardiac~ facial=facial~ faciais=facial~ politico=political~ mundial=worldwide~ mundiais=worldwide~ bariatrico=bariatric~ espanhol=spanish
frances=french~ alemao=german~ alema=german~ italiano=italian~ japones=japanese~ chines=chinese~ haitiano=haitian~ nepales=nepalese~ arabe=arabic~ ucraniano=ukrainian~ africano=african~
europeu=european~ angolano=angolan~ indigena=indigenous~ quilombola=quilombo~
vejo=see! viu=see! vi=see! viram=see! vimos=see! ves=see! visse=see! faziam=make! fazia=make! fez=make! fiz=make! fizeram=make! fizer=make! fizesse=make! deu=give! dei=give! deram=give! dou=give!
deem=give! dao=give! fui=go! iam=go! va=go! ida=trip venho=come! venha=come! venham=come! vieram=come! vindo=come! ponho=put! pus=put! poe=put! ponha=put! ponham=put! punha=put! disse=tell!
digo=tell! disseram=tell! disser=tell! disserem=tell! digam=tell! dizem=tell! dizendo=tell! sei=know! soube=know! sabia=know! souber=know! leio=read! li=read! leu=read! leram=read! quiser=want
quiserem=want quisesse=want quis=want tivemos=had tiveram=had tive=had tinham=had tinhamos=had tiver=has tiverem=have houve=was houver=is houvesse=was havera=will-be haver=be havia=was esteve=was
estive=was estava=was estavam=were fosse=were fossem=were for=is forem=are fique=is fiquem=are ficou=is ficaram=are podia=could podiam=could pude=could pode-se=can puder=can puderem=can
pudesse=could devia=should deviam=should trouxe=bring! trouxer=bring! traga=bring! tragam=bring! cai=fall! caia=fall! caiam=fall! caisse=fall! caiu=fall! cairam=fall! saiu=leave! sairam=leave!
saio=leave! saem=leave! saiam=leave! sumiu=disappear! suma=disappear! sumam=disappear! fugir=escape! foge=escape! fogem=escape! fuja=escape! fujam=escape! corri=run! perdi=lose! pego=get!
peguei=get! paguei=pay! meti=enter! medi=measure! mediu=measure! mexer=touch! mexe=touch! mexem=touch! mexa=touch! parar=stop! parem=stop! pare=stop! parou=stop! tocou=ring! apitar=beep! apita=beep!
apito=whistle morreu=die! morrer=die! morre=die! morrem=die! morreram=die! nascer=arrive! nasce=arrive! nasceu=arrive! nascimento=birth dorme=sleep! dormem=sleep! dormes=sleep! odiar=hate!
odeio=hate! odeia=hate! odeiam=hate! amar=love! quebrar=break! estragar=spoil! partir=break! rasgar=tear! arder=burn! queimar=burn! molhar=wet! secar=dry! chover=rain! chove=rain! choveu=rain!
alagar=flood! alagou=flood! alagamento=flood descer=drop! desce=drop! desca=drop! atravessar=cross! cruzar=cross! andou=walk! pisar=step! encostar=touch! empurrar=push! puxar=pull! apertar=press!
girar=turn! torcer=twist! dobrar=fold! cortar=cut! recortar=trim! arredondar=round! somar=add! subtrair=subtract! multiplicar=multiply! contagem=count soma=sum ganhar=win! ganhador=winner
ganhadora=winner vencedor=winner vencedora=winner perdedor=loser empate=tie empatar=tie! desempate=tie-break sortear=draw! sorteio=prize-draw rifa=raffle rodada=round ronda=round placar=scoreboard
jurado=jury jurados=jury concurso=contest concorrente=competitor concorrencia=competition apostar=bet! aposta=bet adivinhar=guess! adivinha=riddle palpite=guess charada=riddle acertar=guess!
trapaca=cheating trapacear=cheat! discutir=argue! discussao=argument brigar=fight! briga=fight gritar=shout! chorar=cry! rir=laugh! sorriso=smile brincar=play! brincadeira=game humilhar=humiliate!
insultar=insult! xingar=insult! ameaca=threat ameacar=threaten! mentir=lie! mentira=lie prometer=promise! promessa=promise proibir=forbid! proibe=forbid! proibem=forbid! proibido=forbidden~
obrigar=force! exigir=demand! exija=demand! desculpa=excuse desculpas=excuses perdoar=forgive! agradecer=thank! agradecimento=thanks obrigado=thanks cumprimentar=greet! despedir=dismiss!
adormecer=sleep! acordar=wake! levantar=lift! levantar-se=rise! sentar=sit! deitar=sleep! esperar=wait! existir=exist! acontecer=happen! ocorrer=happen! depender=depend! pertencer=belong!
parecer=seem! parece=seem! crescer=grow! cresca=grow! largar=quit! desistir=quit! atrapalhar=hinder! julgar=judge! errar=mistake! engano=mistake enganar=deceive! confundir=confuse!
convencer=convince! apoiar=support! tirar_do_ar=remove! roubar=steal! roubo=theft furto=theft ladrao=thief espalhar=spread! juntas=together coincidir=match! sobrepor=overlap! sobrar=remain!
sobraram=remain! faltam=miss! coube=fit! encaixar=fit! afundar=sink! pousar=land! decolar=fly! descolar=fly! rodar=run! rolar=scroll! clicar=click! clique=click digitar=type! copiar=copy!
colar=paste! arrastar=drag! soltar=release! anexar=attach! desbloquear=unlock! travar=lock! trava=lock enviado=sent~ repetir=repeat! repita=repeat! repete=repeat! contestar=contest! empacotar=pack!
embalar=pack! embalagem=packaging estacionar=park! abastecer=refuel! abastece=refuel! estornar=refund! estorno=refund fraquejar=weaken! engordar=gain! emagrecer=lose!
cicatrizar=heal! curar=heal! tremer=tremble! desmaiar=faint! desmaio=faint doer=hurt! doi=hurt! almocar=eat! lanchar=eat! esfriar=cool! arrefecer=cool! esquentar=heat! aquecer=heat! ferver=boil!
fritar=fry! misturar=mix! apontar=point! aponto=record! passasse=pass! prestar=render! substituir=replace! substituto=substitute suplente=substitute trancar=lock! vota-se=vote! publica-se=publish!
decide-se=decide! divide-se=split! ve-se=see! avisa-me=notify! avise-me=notify! lembra-me=remind! lembrar-me=remind! lembre-me=remind! explica-me=explain! diz-me=tell! manda-me=send! ajuda-me=help!
mostra-me=show! faltam-me=miss! guardam-se=save! paga-se=pay! marca-se=book! compra-se=buy! vende-se=sell! aluga-se=rent! regista-se=record! calhou=happen! calhar=happen! comentar=comment!
conduzir=drive! conduz=drive! conduzem=drive!
cunhado=brother cunhada=sister sogro=father sogra=mother sogros=parents genro=son nora=daughter tio=uncle tia=aunt tios=relatives sobrinho=nephew sobrinha=niece prima=cousin vovo=grandparent
vo=grandparent bisavo=grandparent bisa=great-grandmother bisneto=great-grandchild neta=granddaughter afilhado=godchild madrinha=godmother compadre=friend parenta=relative namoro=relationship
uniao_estavel=civil-partnership rapaz=boy moca=girl moco=boy senhor=sir senhora=lady senhoras=ladies senhores=gentlemen defunto=deceased falecido=deceased~ obito=death morte=death enterro=funeral
velorio=funeral funeral=funeral funeraria=funeral-home luto=mourning cemiterio=cemetery tumulo=grave jazigo=grave apelido=nickname sobrenome=surname idade=age genero=gender
lingua_materna=mother-tongue
portao=gate sala=room sala_de_jogos=games-room folha=sheet direito=right etapa=stage ar=air contato=contact contacto=contact maioria=most comparacao=comparison gosto=taste linha=line verso=back
fa=fan fas=fans escada=stairs escadas=stairs verba=budget passeio=outing balanca=scale bloco=block blocos=blocks resultado=result departamento=department revisao=review fita=tape rateio=cost-sharing
mestre=master provedor=provider recepcao=reception rececao=reception ventilador=fan formatura=graduation enfermaria=ward item=item itens=items estilo=style estilos=styles tema=topic
cronologia=timeline densidade=density fermentacao=fermentation leva=batch levas=batches prospeto=prospect demo=demo login=login balcao=counter posicao=position arte=art gravura=engraving
documentacao=documentation caco=shard atualizacao=update dialogo=dialogue glossario=glossary fala=line falas=lines gaveta=drawer projetor=projector ferro=iron bombo=drum violoncelo=cello
violino=violin piano=piano bateria_de_samba=drums flauta=flute gaita=harmonica acordeao=accordion tambor=drum trompete=trumpet merenda=snack explicacao=explanation lutador=fighter lutadora=fighter
judo=judo fome=hunger sede=thirst pino=pin parafuso=screw porca=nut prego=nail hidrometro=water-meter povoado=village webcam=webcam passaporte=passport certidao=certificate certidoes=certificates
certidao_de_nascimento=birth-certificate certidao_de_obito=death-certificate espessura=thickness velocidade=speed terra=soil ponte=bridge agulha=needle linha_de_costura=thread tesoura=scissors
vigilancia_sanitaria=health-inspection autoclave=autoclave banho=bath prestacao=instalment prestacoes=instalments podologo=podiatrist podologa=podiatrist ortopedia=orthopaedics muleta=crutch
carimbo=stamp camiseta=t-shirt camisa=shirt parkinson=parkinson neurologista=neurologist cardiologista=cardiologist dermatologista=dermatologist urologista=urologist ortopedista=orthopaedist
cirurgiao=surgeon anestesista=anaesthetist nutrologo=nutritionist endocrinologista=endocrinologist eleitor=voter curva=bend janta=dinner loica=dishes louca_suja=dishes lava-loica=sink saldo=balance
propina=tuition-fee propinas=tuition-fees copiloto=copilot copilota=copilot mao=hand maos=hands dedo=finger dedos=fingers braco=arm perna=leg pe=foot pes=feet joelho=knee ombro=shoulder costas=back
coluna_vertebral=spine pescoco=neck olho=eye olhos=eyes orelha=ear ouvido=ear nariz=nose boca=mouth dente=tooth barriga=belly estomago=stomach coracao=heart pulmao=lung figado=liver rim=kidney
rins=kidneys osso=bone musculo=muscle barba=beard gordura=fat escultora=sculptor po=dust malaria=malaria dengue=dengue ministerio=ministry beterraba=beetroot salmao=salmon papa=porridge torta=pie
insuficiencia=failure insuficiencia_cardiaca=heart-failure almofada=cushion esgoto=sewage politica=politics ouvidora=ombudsman ouvidor=ombudsman ouvidoria=ombudsman parapente=paragliding asa=wing
pote=jar potes=jars vidro=glass lentilha=lentil feijao=bean biografia=biography sertao=backlands rascunho_de_texto=draft oxigenio=oxygen tilapia=tilapia fregues=customer freguesa=customer
tomate=tomato batata=potato cebola=onion alho=garlic cenoura=carrot alface=lettuce couve=cabbage mandioca=cassava milho=corn trigo=wheat arroz=rice farinha=flour acai=acai cacau=cocoa cana=sugarcane
soja=soy laranja=orange limao=lemon banana=banana maca=apple pera=pear uva=grape morango=strawberry manga=mango abacaxi=pineapple abacate=avocado caju=cashew castanha=chestnut cogumelo=mushroom
azeitona=olive vindima=grape-harvest socalco=terrace serralharia=metal-workshop harmonizacao=facial-harmonisation harmonizacao_facial=facial-harmonisation insulina=insulin gibi=comic-book
gibis=comic-books capa=cover numismata=coin-collector descricao=description topografo=surveyor croqui=sketch azulejo=tile santo=saint sacristia=sacristy interior=countryside prioridade=priority
procon=consumer-office deploy=deployment canal=channel canais=channels ranking=ranking ciencia=science ciencias=science criterio=criterion criterios=criteria vulcao=volcano bicarbonato=baking-soda
geracao=generation geracoes=generations usina=power-plant igarape=stream mutirao=volunteer-day fuga=leak recarga=recharge ofensiva=streak correcao=correction correccao=correction agachamento=squat
marmitaria=meal-box-kitchen camarao=prawn nata=cream guardanapo=napkin natal_em_familia=christmas postinho=health-clinic dialise=dialysis hemodialise=dialysis satelite=satellite confianca=trust
suspeita=suspicion dedetizacao=pest-control dedetizador=pest-controller picada=bite detergente=detergent temporal=storm trovoada=storm tempestade=storm vistoriador=inspector ladeira=hill cola=glue
granizo=hail fibra=fibre comando=command cofre=vault hacker=hacker testemunha=witness andamento=progress polo=hub distribuidora=distributor distribuidor_de_bebidas=drinks-distributor gelo=ice
isopor=styrofoam-box laticinio=dairy confeccao=clothing-factory molde=pattern moldes=patterns marinha=navy instrucao=instruction instrucoes=instructions varzea=amateur-football goleiro=goalkeeper
guarda-redes=goalkeeper gol=goal golo=goal atacante=striker zagueiro=defender escalacao=line-up cordelista=poet cordel=folk-poem papo=chat psicologia=psychology periferia=outskirts favela=slum
ouro=gold prata=silver cobre=copper aco=steel aluminio=aluminium plasticos=plastics enredo=plot furadeira=drill berbequim=drill martelo=hammer chave_de_fenda=screwdriver serra_eletrica=saw
batizado=baptism batismo=baptism carteira=wallet sino=bell mestrado=master-degree doutorado=phd gatoeira=cat-trap hotelzinho=pet-hotel lencol=sheet lencois=sheets toalha=towel sabonete=soap
alojamento=lodging sirene=siren quintal=yard fechamento=closing fecho=closing abertura=opening fase=phase pontinho=dot calcado=footwear herbario=herbarium exsicata=plant-specimen coletor=collector
coordenadas=coordinates especie=species especies=species burlao=scammer burloes=scammers burla=scam golpe=scam golpista=scammer cigarro=cigarette tabaco=tobacco cafezinho=coffee conselho=advice
conselho_municipal=council acervo=collection figurino=costume figurinos=costumes motivo=reason motivos=reasons campeao=champion bagunca=mess cacamba=skip forno=oven fogao=stove panela=pot
frigideira=pan garfo=fork colher_de_sopa=spoon copo=glass xicara=cup chavena=cup bandeja=tray ar-condicionado=air-conditioning marmore=marble granito=granite perguntinha=question bancada=countertop
bancadas=countertops passo=step passos=steps empregador=employer empregadora=employer barraquinha=stall portinha=door porta=door janela=window parede_interna=wall chao=floor teto=ceiling
lampada=bulb cortinado=curtain cama_de_casal=bed sofa=sofa armario=wardrobe espelho=mirror banheiro=bathroom casa_de_banho=bathroom chuveiro=shower torneira=tap cano=pipe tubo=tube mangueira=hose
poco=well acude=reservoir represa=dam rio=river riacho=stream lago=lake lagoa=lagoon mar=sea areia=sand pedra=stone rocha=rock lama=mud poeira=dust fogo=fire fumaca=smoke fumo=smoke neve=snow
ceu=sky sol=sun lua=moon sombra=shade valado=ditch mildio=mildew oidio=powdery-mildew penteado=hairstyle tranca=braid tranca_de_cabelo=braid raiz=root raizes=roots caderneta=booklet trecho=section
mesada=allowance condicao=condition condicoes=terms talao=receipt taloes=receipts funil=funnel consorcio=consortium coluna=column colunas=columns demonstracao=demo pipoca=popcorn
convenio=health-plan plano_de_saude=health-plan jejum=fasting gravidez_de_risco=pregnancy gravidas=pregnant-women truco=card-game cirurgia=surgery catarata=cataract urgente=urgent~
urgencia=emergency frase=sentence paciencia=patience lida=work espaco=space acupuntura=acupuncture acupunturista=acupuncturist bronca=scolding opcao=option opcoes=options febre=fever tosse=cough
gripe=flu asma=asthma constipacao=cold ferida=wound pomada=ointment xarope=syrup injecao=injection seringa=syringe soro=serum curativo=dressing gesso=plaster cicatriz=scar conjunto=set
caderninho=notebook pena=feather risco=risk locacao=rental cd=cd refatoracao=refactoring aulinha=lesson aulinhas=lessons fatia=slice bichinho=pet ovinho=egg cartaozinho=card robozinho=robot
tiquinho=bit papelao=cardboard lata=can saco=bag balde=bucket barril=barrel garrafao=jug carrinho_de_mao=wheelbarrow escada_portatil=ladder cadeado=padlock corrente=chain corda=rope fio=wire
cabo=cable antena=antenna interruptor=switch microfone=microphone coluna_de_som=loudspeaker fone=headphone auscultador=headphone mochila=backpack guarda-chuva=umbrella oculos=glasses chapeu=hat
bone=cap casaco=jacket sapatilha=sneaker tenis_de_corrida=sneakers bota=boot cinto=belt bolso=pocket tecido=fabric couro=leather bordado=embroidery bordar=embroider! coser=sew! costurar=sew!
vestir=dress! calcar=wear! penteadeira=dresser
pescaria=fishing rede_de_pesca=fishing-net jangada=raft canoa=canoe remo=rowing barqueiro=boatman marinheiro=sailor capitao=captain capitania=port-authority arrais=skipper lota=fish-auction
peixeiro=fishmonger peixeira=fishmonger marisqueira=shellfish-gatherer marisco=seafood ostra=oyster camaroeiro=shrimper polvo=octopus bacalhau=cod sardinha=sardine atum=tuna frango=chicken boi=ox
touro=bull bezerro=calf burro=donkey pato=duck peru=turkey galo=rooster pombo=pigeon pena_de_ave=feather ninho=nest anilha=ring coleira=collar focinheira=muzzle ninhada=litter castracao=neutering
castrar=neuter! vermifugo=dewormer vermifugar=deworm! carrapato=tick pulga=flea cobra=snake sapo=toad tartaruga=turtle borboleta=butterfly formiga=ant vespa=wasp mosquito=mosquito rato=rat
matadouro=slaughterhouse curral=corral estabulo=stable racao=feed silagem=silage vaqueiro=cowherd tratador=keeper peao=farm-worker boia-fria=worker diaria_de_trabalho=day-wage seringueiro=worker
quebradeira_de_coco=coconut-breaker castanheiro=nut-gatherer extrativista=gatherer raizeiro=herbalist benzedeira=healer parteira_tradicional=midwife agente_de_saude=health-agent lenhador=lumberjack
madeira=wood lenha=firewood serraria=sawmill carvao=charcoal poda=pruning podar=prune! enxerto=graft muda_de_planta=seedling canteiro=flower-bed sulco=furrow fileira=row aspersor=sprinkler
gotejamento=drip-irrigation pulverizar=spray! pulverizacao=spraying agrotoxico=pesticide adubar=fertilise! orquidea=orchid rosa=rose arbusto=shrub tronco=trunk galho=branch
ceramista=potter oleiro=potter olaria=pottery ourives=goldsmith ferreiro=blacksmith ferrador=farrier torneiro=machinist tornearia=machine-shop marmorista=stonemason ladrilhador=tiler
azulejista=tiler gesseiro=plasterer estucador=plasterer calceteiro=paver canalizacao=plumbing encanamento=plumbing amolador=knife-grinder tapeceiro=upholsterer encadernador=bookbinder
serigrafia=screen-printing sapataria_de_conserto=shoe-repair engraxate=shoeshine barista=barista garcao=waiter copeira=kitchen-helper cozinheira_escolar=cook merendeira=school-cook
porteira=concierge carteiro=postman gari=street-sweeper catador=waste-picker catadora=waste-picker reciclador=recycler frentista=fuel-attendant cobrador=fare-collector borracheiro=tyre-shop
borracharia=tyre-shop funileiro=bodyshop funilaria=bodyshop lanternagem=bodyshop bate-chapa=bodyshop despachante=customs-agent guarda_florestal=forest-ranger guarda-florestal=forest-ranger
salva-vidas=lifeguard nadador-salvador=lifeguard delegado=police-chief delegacia=police-station esquadra=police-station presidio=prison prisao=prison cadeia_publica=prison preso_condenado=prisoner
guerra=war exercito=army quartel=barracks escrivao=clerk escriva=clerk tabeliao=notary promotor=prosecutor procurador=attorney solicitador=solicitor magistrado=judge recurso=appeal sentenca=ruling
intimacao=summons peticao=petition mandado=warrant despejo=eviction penhora=seizure fiador=guarantor caloteiro=defaulter inadimplencia=arrears inadimplente=defaulter calote=non-payment
devedor=debtor credor=creditor falencia=bankruptcy cheque=cheque extrato=statement extrato_bancario=bank-statement rescisao=termination demissao=dismissal aviso_previo=notice reajuste=raise
aumento=raise promocao_de_cargo=promotion banco_de_horas=overtime-balance vale-transporte=transport-allowance vale-refeicao=meal-voucher cesta_basica=food-parcel cpf=tax-id cnpj=tax-id nif=tax-id
rg=id-card bilhete_de_identidade=id-card cartao_de_cidadao=id-card titulo_de_eleitor=voter-card eleicao=election eleicoes=elections urna=ballot-box cedula=ballot debate=debate debater=debate!
escritura_publica=deed registro_de_imovel=land-register iptu=property-tax imi=property-tax inventario_de_heranca=probate
passagem_de_turno=shift-handover passagem_de_servico=handover entrega_de_turno=shift-handover simulacro=drill simulado_de_incendio=fire-drill simulacro_de_incendio=fire-drill evacuar=evacuate!
evacuacao=evacuation abrigo_de_emergencia=shelter enxurrada=flash-flood deslizamento=landslide desabamento=collapse desmoronamento=landslide barragem=dam goteira=leak rachadura=crack trinca=crack
fissura=crack mofo=mould bolor=mould cupim=termite infestacao=infestation desgaste=wear ferrugem=rust pancada=blow amassar=dent! substituicao=replacement renova=renew! retirar=withdraw!
levantar_dinheiro=withdraw! devolucoes=returns alugar-se=rent! descanso=rest descansar=rest! pausa=pause pausar=pause! silenciar=mute! silencio=silence reiniciar=restart! retomar=resume!
abandonar=abandon! acolher=shelter! acolhimento=shelter acolhe=shelter! acolhida=reception empoderar=empower! instalacao=installation riscar=delete! sublinhar=underline! paragrafo=paragraph
titulo=title cabecalho=header rodape=footer esboco=sketch miniatura=thumbnail escultura=sculpture moldura=frame tela_de_pintura=canvas pincel=brush lapis=pencil caneta=pen giz=chalk
quadro_negro=blackboard carteira_escolar=desk mochila_escolar=school-bag lousa=blackboard internato=boarding-school reforco=tutoring reforco_escolar=tutoring creche_municipal=daycare
alfabetizacao=literacy alfabetizar=teach! autismo=autism autista=autistic~ dislexia=dyslexia dislexico=dyslexic~ libras=sign-language lingua_de_sinais=sign-language lingua_gestual=sign-language
surdez=deafness cegueira=blindness
plugin=plugin wifi=wifi pdf=pdf json=json gps=gps whatsapp=whatsapp e-mail=email link=link api=api ok=ok terminal_de_pagamento=card-terminal maquininha=card-terminal
japao=japan china=china franca=france italia=italy europa=europe africa=africa angola=angola mocambique=mozambique moeda_estrangeira=currency
verdade=truth caducar=expire! olhar=look! vigilancia=surveillance vigilancias=inspections pomodoro=pomodoro encerrar=close! encerramento=closing rascunhar=draft! trivia=trivia
arrancar=start! arranque=start entender=understand! compreender=understand! renomeia=rename! renomeiam=rename! bloqueia=block! bloqueiam=block! sorteia=draw! sorteie=draw! passeia=walk! nomear=name!
nomeia=name! presentear=gift! parceiro=partner parceira=partner parceria=partnership incluso=included~ extrusora=extruder giroflex=beacon granel=bulk a_granel=bulk~ aquarismo=fishkeeping
climao=awkwardness significar=mean! cotar=quote! cotacao=quote cotacoes=quotes rotear=route! novato=newcomer novata=newcomer vontade=wish a_vontade=freely lotado=full~ arrastao=robbery busao=bus
freela=freelancer gravidade=severity litio=lithium duzentas=two-hundred trezentas=three-hundred aceitar=accept! provar=taste! quiz=quiz botequim=bar certinho=right~ verdadeiro=true~ falso=false~
kombi=van fusca=car liberar=release! marketing=marketing shopping=mall pizza=pizza print=screenshot admin=administrator blog=blog sueca=card-game marmitex=meal-box live=live-stream
lives=live-streams uniao=union descrever=describe! descreve=describe! crowdfunding=crowdfunding github=github fumar=smoke! freio_de_mao=handbrake
seria=be seriam=be trair=betray! dipirona=painkiller paracetamol=painkiller analgesico=painkiller antibiotico=antibiotic srt=subtitle vez_por_todas=finally causo=story ferrolho=bolt olx=classifieds
meter=put! meto=put! barista_de_cafe=barista agir=act! gibiteca=comic-library resmungar=complain! desabafar=vent! desabafo=venting remendo=patch remendar=mend!
cerzir=mend! bainha=hem ajuste_de_roupa=alteration encomendinha=order quentinha=meal-box quentinhas=meal-boxes salgadinho=snack brigadeiro=sweet docinho=sweet tapioca=tapioca pastel=pastry
coxinha=snack churrasco=barbecue churrasqueira=barbecue boate=nightclub discoteca=nightclub karaoke=karaoke quermesse=church-fair festa_junina=june-festival arraial=village-festival
bloco_de_carnaval=carnival-block trio_eletrico=float samba=samba forro=forro fado=fado fadista=fado-singer rancho_folclorico=folk-group
mareante=sailor mare=tide mares=tides onda=wave ondas=waves corrente_maritima=current barra_do_porto=harbour-entrance cais=quay doca=dock estaleiro=shipyard marina=marina ancora=anchor
ancorar=anchor! atracar=dock! embarcacao=boat embarcacoes=boats lancha=motorboat balsa=ferry catamara=catamaran hidroviario=waterway~ autoestrada=motorway rodovia=motorway avenida=avenue
praca=square esquina=corner cruzamento=crossing semaforo=traffic-light calcada=sidewalk passeio_publico=sidewalk faixa=lane faixa_de_pedestres=crosswalk passadeira=crosswalk ciclovia=bike-lane
tunel=tunnel rotunda=roundabout rotatoria=roundabout lombada=speed-bump pedagio=toll portagem=toll fronteira=border fronteiras=borders provincia=province distrito=district encosta_de_morro=slope
morro=hill vale_do_rio=valley caverna=cave gruta=cave cachoeira=waterfall
posto_de_hidratacao=aid-station postos_de_hidratacao=aid-stations kit=kit desistente=dropout
grupo_de_acesso=league escola_de_samba=samba-school
hospedagem=hosting alojado=hosted~ nuvens=clouds centro_de_dados=data-centre americano=american~ norte-americano=american~ estadunidense=american~ eua=usa estados_unidos=usa
europeia=european~ uniao_europeia=european-union ue=european-union russo=russian~ suico=swiss~ britanico=british~ irlandes=irish~ irlanda=ireland suica=switzerland
solo_europeu=europe no_exterior=abroad jurisdicao=jurisdiction soberania=sovereignty multinacional=multinational gigante_da_tecnologia=big-tech auto-alojado=self-hosted~ localmente=locally sala_de_servidores=server-room
nas_instalacoes=on-premises~ instalacoes_proprias=on-premises~ rgpd=gdpr gdpr=gdpr dados_sensiveis=sensitive-data intimidade=privacy consentir=consent! fuga_de_dados=data-leak vazar=leak!
ciberataque=cyberattack bisbilhotar=snoop! bisbilhoteiro=nosy~ espiar=spy! espionar=spy! repassar=hand-over! criptografia=encryption encriptacao=encryption ponta_a_ponta=end-to-end~
de_ponta_a_ponta=end-to-end~ descriptografar=decrypt! inicio_de_sessao=login iniciar_sessao=log-in! terminar_sessao=log-out! autenticar=authenticate! autenticacao=authentication segundo_fator=second-factor duplo_fator=two-factor~
dois_fatores=two-factor~ verificacao_em_duas_etapas=two-step-verification verificacao=verification palavra-passe=password pin=pin codigo_de_verificacao=verification-code sms=sms impressao_digital=fingerprint reconhecimento_facial=facial-recognition
biometria=biometrics certificado_digital=digital-certificate link_magico=magic-link criar_conta=create-account se_cadastrar=sign-up! velhinho=old~ velharia=old-device caco_velho=old-device geringonca=device
trambolho=device antiquado=old~ ultrapassado=obsolete~ obsoleto=obsolete~ gama_baixa=low-end~ teclado=keyboard ecra_tatil=touchscreen telinha=small-screen letra_grande=large-text
letra_gigante=giant-text letras_gigantes=giant-text letra_enorme=huge-text gigante=giant~ enorme=huge~ grandao=huge~ luva=glove de_luvas=with-gloves luvas_calcadas=gloves-on
leitor_de_tela=screen-reader leitor_de_ecra=screen-reader deficiente_visual=blind~ baixa_visao=low-vision vista_cansada=poor-eyesight daltonico=colour-blind~ daltonismo=colour-blindness alto_contraste=high-contrast modo_escuro=dark-mode
uma_mao_so=one-handed ligacao_a_internet=internet-connection conexao_com_a_internet=internet-connection offline=offline~ tracinho=bar barrinha=bar barrinha_de_sinal=bar-of-signal zona_morta=dead-zone zona_sem_rede=dead-zone
area_sem_sinal=dead-zone dados_moveis=mobile-data plano_de_dados=data-plan giga=gigabyte queda_de_luz=power-cut apagao=power-cut incomunicavel=cut-off~ intermitente=patchy~ instavel=unstable~
lerdo=slow~ largura_de_banda=bandwidth banda_larga=broadband modo_aviao=airplane-mode desconectar=disconnect! reconectar=reconnect! fax=fax no_papel=on-paper em_papel=on-paper
papel_e_caneta=pen-and-paper impressao=printing imprimivel=printable~ fotocopia=photocopy quadro_de_avisos=notice-board mural_de_avisos=notice-board quadro_de_cortica=notice-board pelo_correio=by-post em_dinheiro=in-cash
dinheiro_em_especie=cash em_especie=in-cash bufunfa=money no_caixa=at-till caixa_registradora=till no_balcao=at-counter guiche=counter com_cartao=by-card no_cartao=by-card
cartao_de_debito=debit-card cartao_bancario=bank-card transferencia_bancaria=bank-transfer por_transferencia=by-transfer ordem_permanente=standing-order debito_direto=direct-debit debito_automatico=direct-debit debito_em_conta=direct-debit contra_entrega=cash-on-delivery
centavo=cent nem_um_centimo=zero-cents nem_um_tostao=zero-cents custo_zero=zero-cost zero=zero gratuitamente=free~ sem_custo=free~ na_faixa=free~ de_borla=free~
sem_comissao=no-fees sem_taxas=no-fees anuidade=annual-fee subscricao=subscription subscricoes=subscriptions subscrever=subscribe! versao_paga=paid-version publicitario=advertising~ sem_anuncios=no-ads
sem_publicidade=no-ads livre_de_anuncios=no-ads patrocinado=sponsored~ lixo_eletronico=spam promocional=promotional~ bate_papo=chat batepapo=chat zapzap=whatsapp notificacao_push=push-notification
rosto=face foto_de_perfil=profile-picture desfocar=blur! pixelar=pixelate! geolocalizacao=geolocation geolocalizar=locate! paradeiro=whereabouts cookie=cookie aviso_de_cookies=cookie-banner
google_analytics=google-analytics telemetria=telemetry anonimato=anonymity anonimamente=anonymously de_forma_anonima=anonymously anonimizar=anonymise! pseudonimo=pseudonym segredo=secret em_segredo=secretly
as_escondidas=secretly secreto=secret~ secretamente=secretly sigiloso=confidential~ ocultar=hide! escondido=hidden~ confidencialidade=confidentiality auditavel=auditable~ rastreabilidade=traceability
rastreavel=traceable~ trilha_de_auditoria=audit-trail historico_de_alteracoes=change-log inalteravel=tamper-proof~ imutavel=immutable~ rasto=trail rastro=trail apagar_para_sempre=permanently-delete! exclusao=deletion
eliminacao=deletion deletar=delete! direito_ao_esquecimento=right-to-be-forgotten retencao=retention prazo_de_retencao=retention-period conservacao=retention destruir=destroy! destruicao=destruction backup=backup
lixeira=trash licenca=licence open_source=open-source~ codigo_fechado=closed-source~ javascript=javascript desativar=disable! desabilitar=disable! habilitar=enable! internet_explorer=internet-explorer
loja_de_aplicativos=app-store play_store=play-store nativo=native~ microsservico=microservice microservico=microservice monolito=monolith binario=binary um_so_binario=single-binary executavel=executable
biblioteca_de_software=library negar=refuse! recuso-me=i-refuse me_recuso=i-refuse recusamo-nos=we-refuse se_recusa=refuses rejeicao=rejection proibicao=ban vetar=ban!
banir=ban! expressamente_proibido=strictly-forbidden~ exijo=demand! exigencia=requirement insistir=insist! requerer=require! requer=require! requeira=require! requisito=requirement
obrigatoriamente=mandatorily obrigacao=obligation imprescindivel=essential~ indispensavel=essential~ inegociavel=non-negotiable~ nao_negociavel=non-negotiable~ inaceitavel=unacceptable~ intoleravel=unacceptable~ inadmissivel=unacceptable~
impensavel=unacceptable~ fora_de_questao=out-of-the-question~ fora_de_cogitacao=out-of-the-question~ nem_pensar=not-allowed~ nem_morto=not-allowed~ nem_a_pau=not-allowed~ nem_ferrando=not-allowed~ nem_por_sombras=not-allowed~ nem_de_longe=not-allowed~
nem_por_brincadeira=not-allowed~ nem_a_brincar=not-allowed~ nem_em_sonhos=not-allowed~ nem_que_me_paguem=not-allowed~ nem_de_graca=not-allowed~ de_jeito_nenhum=not-allowed~ de_forma_alguma=not-allowed~ de_maneira_nenhuma=not-allowed~ de_modo_algum=not-allowed~
em_hipotese_alguma=not-allowed~ em_caso_algum=not-allowed~ por_nada_deste_mundo=not-allowed~ nada_disso=not-allowed~ sem_chance=not-allowed~ sem_essa=not-allowed~ nao_contem_comigo=not-allowed~ nunca_mais=never-again nunca_na_vida=never-again
jamais_na_vida=never-again disparate=nonsense besteira=nonsense bobagem=nonsense asneira=nonsense palermice=nonsense tolice=nonsense balela=nonsense absurdo=nonsense
piada=joke palhacada=joke detestar=hate! nao_suporto=i-hate nao_aguento=i-hate nao_tolero=not-tolerate nao_aceito=not-accept farto=fed-up~ estou_farto=fed-up~
de_saco_cheio=fed-up~ confiar=trust! desconfiar=distrust! desconfianca=distrust nao_confio=not-trust nao_confia=not-trust tolerar=tolerate! tolerancia_zero=zero-tolerance suportar=tolerate!
impedir=prevent! impeca=prevent! nao_se_pode=not-allowed~ nao_e_permitido=not-allowed~
apostila=workbook apostilha=workbook prova_oral=oral-exam simuladao=mock-exam gabarito=answer-key boletinha=report pauta_do_dia=agenda matriculado=enrolled~
rematricula=re-enrolment matriculador=registrar pedagogo=pedagogue pedagoga=pedagogue pedagogia=pedagogy orientador=advisor orientadora=advisor monitoria=tutoring
explicadora=tutor professorinha=teacher catedratico=professor reitor=rector reitoria=rectorate vice-diretor=deputy-head bolsista=scholarship-holder
bolseiro=scholarship-holder intercambio=exchange intercambista=exchange-student calouro=freshman caloira=freshman caloiro=freshman veterana=senior formando=graduate
licenciatura=degree bacharelado=degree doutorando=doctoral-student mestrando=master-student dissertacao=dissertation monografia=thesis tcc_final=thesis
bibliografia=bibliography citacao=citation fichamento=summary resenha=review redacao_escolar=essay ditongo=diphthong gramatica=grammar conjugacao=conjugation verbo=verb
substantivo=noun adjetivo=adjective silaba=syllable vogal=vowel consoante=consonant tabuada=multiplication-table algebra=algebra geometria=geometry fisica=physics
quimica=chemistry biologia=biology geografia=geography filosofia=philosophy sociologia=sociology espanhola=spanish~ francesa=french~ inglesa=english~ latim=latin
grego=greek~ giz_de_cera=crayon lapiseira=mechanical-pencil canetinha=marker marcador=marker caneta_marca-texto=highlighter marca-texto=highlighter estojo=pencil-case
borracha=rubber apagador=eraser regua=ruler compasso=compass esquadro=set-square transferidor=protractor agrafador=stapler grampeador=stapler agrafo=staple grampo=clip
clipe=paper-clip furador=hole-punch fita_cola=adhesive-tape fita-cola=adhesive-tape durex=adhesive-tape cartolina=cardboard post-it=sticky-note autocolante=sticker
adesivo=sticker lancheira=lunchbox mochilinha=backpack lousa_digital=smartboard quadro_interativo=smartboard quadro_branco=whiteboard secretaria_escolar=school-office
recuperacao=recovery reprovacao=failure reprovar=fail! aprovado=approved~ suspensao=suspension falta_justificada=excused-absence faltoso=absentee absentismo=absenteeism
absenteismo=absenteeism evasao_escolar=school-dropout evasao=dropout ensino_medio=high-school ensino_fundamental=primary-school ensino_basico=primary-school
ensino_superior=higher-education pre-escola=preschool escolinha=nursery-school infantario=kindergarten maternal=nursery bercarista=nursery-worker
educadora_de_infancia=kindergarten-teacher adaptacao=adaptation mamadeira=baby-bottle biberao=baby-bottle biberon=baby-bottle chupeta=pacifier fralda=diaper
fraldario=changing-table berco=crib carrinho_de_bebe=stroller nenem=baby nene=baby cadeirinha=car-seat babador=bib babete=bib papinha=baby-food sopinha=soup soneca=nap
sesta=nap desfralde=potty-training penico=potty bacio=potty birra=tantrum engatinhar=crawl! gatinhar=crawl! amamentar=breastfeed! mamada=feeding desmame=weaning
mordida=bite parquinho=playground parque_infantil=playground escorrega=slide escorregador=slide baloico=swing balanco=balance gangorra=seesaw caixa_de_areia=sandbox
massinha=modelling-clay plasticina=modelling-clay tinta=paint fantoche=puppet marioneta=puppet boneca=doll boneco=doll ursinho=teddy-bear peluche=plush-toy
pelucia=plush-toy carrinho_de_brincar=toy-car brinquedoteca=toy-library ludoteca=toy-library gincana=contest contacao_de_historias=storytelling historinha=story
conto_de_fadas=fairy-tale fabula=fable lenda=legend mito=myth apoio_escolar=tutoring sala_de_recursos=resource-room mediador_escolar=school-mediator inclusao=inclusion
cota_racial=quota tutoria=tutoring vestibulando=exam-candidate fuvest=entrance-exam inscrito=registrant ementa_do_curso=syllabus carga_horaria=workload
credito_letivo=credit ano_letivo=school-year periodo_letivo=term recesso=recess colacao_de_grau=graduation baile=ball baile_de_formatura=prom toga=gown beca=gown
paraninfo=sponsor historico_escolar=transcript declaracao_de_matricula=enrolment-certificate conselho_de_classe=class-council representante_de_turma=class-representative
delegado_de_turma=class-representative gremio=student-council republica_estudantil=student-house moradia_estudantil=student-housing
residencia_universitaria=student-residence bandejao=canteen praxe=hazing trote=prank palestrante=speaker oficineiro=workshop-leader workshop=workshop seminario=seminar
coloquio=colloquium simposio=symposium webinar=webinar minicurso=short-course apresentacao=presentation slide=slide diapositivo=slide esquema=scheme mapa_mental=mind-map
diagrama=diagram fluxograma=flowchart infografico=infographic cuidadora_de_idosos=caregiver geriatra=geriatrician geriatria=geriatrics acamado=bedridden-patient
fraldas_geriatricas=adult-diaper fralda_geriatrica=adult-diaper andarilho=walker andador=walker bengala=walking-stick dentadura=denture protese=prosthesis
aparelho_auditivo=hearing-aid marcapasso=pacemaker pacemaker=pacemaker escara=bedsore ulcera=ulcer sonda=probe cateter=catheter algalia=catheter colostomia=colostomy
oximetro=oximeter termometro=thermometer tensiometro=blood-pressure-monitor esfigmomanometro=blood-pressure-monitor estetoscopio=stethoscope nebulizador=nebulizer
inalador=inhaler bombinha=inhaler gaze=gauze esparadrapo=medical-tape band-aid=plaster ligadura=bandage atadura=bandage tala=splint colete=vest maca_hospitalar=stretcher
leito=bed internamento=hospital-stay internacao=hospital-stay internar=admit! alta_medica=discharge alta_hospitalar=discharge pronto-socorro=emergency-room
pronto_socorro=emergency-room urgencias=emergency-room uti=intensive-care uci=intensive-care triagem=triage ambulatorio=outpatient-clinic samu=ambulance inem=ambulance
ressonancia=mri-scan tomografia=ct-scan raio-x=x-ray raio_x=x-ray radiografia=x-ray ecografia=ultrasound ultrassom=ultrasound ultrassonografia=ultrasound
ecocardiograma=echocardiogram eletrocardiograma=electrocardiogram hemograma=blood-count colesterol=cholesterol triglicerideo=triglyceride tireoide=thyroid tiroide=thyroid
hormona=hormone hormonio=hormone vitamina=vitamin anemia=anemia hipertensao=hypertension hipertenso=hypertensive-patient hipotensao=hypotension derrame=stroke avc=stroke
infarto=heart-attack enfarte=heart-attack cancro=cancer cancer=cancer tumor=tumor quimioterapia=chemotherapy radioterapia=radiotherapy oncologia=oncology
oncologista=oncologist mamografia=mammogram papanicolau=pap-smear biopsia=biopsy colonoscopia=colonoscopy endoscopia=endoscopy transplante=transplant operacao=operation
bloco_operatorio=operating-room centro_cirurgico=operating-room sala_de_cirurgia=operating-room anestesia=anesthesia obstetra=obstetrician obstetricia=obstetrics
ginecologia=gynecology pre-natal=prenatal-care cesarea=cesarean cesariana=cesarean puerperio=postpartum puerpera=new-mother doula=doula recem-nascido=newborn
prematuro=premature-baby neonatal=neonatal~ pediatria=pediatrics urologia=urology neurologia=neurology cardiologia=cardiology dermatologia=dermatology
psiquiatria=psychiatry oftalmologia=ophthalmology otorrino=ent-doctor reumatologista=rheumatologist pneumologista=pulmonologist nefrologista=nephrologist
hematologista=hematologist gastroenterologista=gastroenterologist infectologista=infectious-disease-doctor clinico_geral=general-practitioner
medico_de_familia=family-doctor medica_de_familia=family-doctor residente=resident interno_de_medicina=resident-doctor auxiliar=assistant
tecnica_de_enfermagem=nursing-technician tecnico_de_enfermagem=nursing-technician enfermagem=nursing diarreia=diarrhea vomito=vomit vomitar=vomit! nausea=nausea
enjoo=nausea tontura=dizziness tonto=dizzy~ vertigem=vertigo dor_de_cabeca=headache dor_nas_costas=back-pain dor_de_dente=toothache dor_de_garganta=sore-throat
constipado=cold~ resfriado=cold espirro=sneeze espirrar=sneeze! tossir=cough! coceira=itch comichao=itch cocar=scratch! alergeno=allergen urticaria=hives eczema=eczema
psoriase=psoriasis espinha=pimple verruga=wart queimadura=burn inchaco=swelling inchado=swollen~ nodoa_negra=bruise hematoma=bruise fratura=fracture torcao=sprain
entorse=sprain luxacao=dislocation tendinite=tendinitis hernia=hernia artrose=arthrosis artrite=arthritis osteoporose=osteoporosis reumatismo=rheumatism
escoliose=scoliosis ciatica=sciatica epilepsia=epilepsy convulsao=seizure infecao=infection infeccao=infection inflamacao=inflammation virus=virus bacteria=bacterium
gripado=flu-ridden~ covid=covid pneumonia=pneumonia bronquite=bronchitis sinusite=sinusitis rinite=rhinitis otite=ear-infection amigdalite=tonsillitis sarampo=measles
varicela=chickenpox catapora=chickenpox caxumba=mumps rubeola=rubella tuberculose=tuberculosis hepatite=hepatitis sifilis=syphilis sida=aids chikungunya=chikungunya
leptospirose=leptospirosis pandemia=pandemic epidemia=epidemic surto=outbreak contagio=contagion contagioso=contagious~ quarentena=quarantine drogaria=pharmacy
bula=package-leaflet generico=generic~ dosagem=dosage pilula=pill capsula=capsule gotas=drops conta-gotas=dropper colirio=eye-drops creme=cream locao=lotion
protetor_solar=sunscreen repelente=repellent alcool=alcohol soro_fisiologico=saline anti-inflamatorio=anti-inflammatory insumo=supply antidepressivo=antidepressant
calmante=sedative contracetivo=contraceptive anticoncepcional=contraceptive preservativo=condom camisinha=condom absorvente=sanitary-pad penso_higienico=sanitary-pad
tampao=tampon psicotropico=psychotropic-drug manipulacao=compounding balconista=shop-assistant homeopatia=homeopathy fitoterapia=herbal-medicine florais=flower-remedy
suplemento=supplement vacinar=vaccinate! vacinado=vaccinated~ obturacao=filling restauracao_dentaria=filling carie=cavity canal_dentario=root-canal
aparelho_dentario=braces aparelho_ortodontico=braces implante=implant coroa=crown ponte_dentaria=dental-bridge gengiva=gum tartaro=tartar fio_dental=dental-floss
fio_dentario=dental-floss escova_de_dentes=toothbrush escova_de_dente=toothbrush pasta_de_dentes=toothpaste pasta_de_dente=toothpaste dentifricio=toothpaste
enxaguante=mouthwash siso=wisdom-tooth dente_de_leite=milk-tooth odontologia=dentistry odontopediatra=pediatric-dentist protetico=dental-technician clareamento=whitening
branqueamento=whitening higienista=hygienist reabilitacao=rehabilitation alongamento=stretching postura=posture fisiatra=physiatrist osteopatia=osteopathy
quiropraxia=chiropractic quiropratico=chiropractor quiropata=chiropractor massoterapeuta=massage-therapist drenagem=drainage drenagem_linfatica=lymphatic-drainage
terapeuta_ocupacional=occupational-therapist terapia_ocupacional=occupational-therapy terapia_da_fala=speech-therapy fonoaudiologia=speech-therapy mobilidade=mobility
articulacao=joint lombar=lumbar~ quadril=hip anca=hip tornozelo=ankle pulso=wrist cotovelo=elbow polegar=thumb calcanhar=heel coxa=thigh panturrilha=calf tendao=tendon
ligamento=ligament menisco=meniscus barriga_da_perna=calf garganta=throat lingua_gestual_portuguesa=sign-language intestino=intestine bexiga=bladder utero=uterus
cerebro=brain nervo=nerve veia=vein arteria=artery esqueleto=skeleton cranio=skull costela=rib bochecha=cheek queixo=chin labio=lip palpebra=eyelid pestana=eyelash
ruga=wrinkle celulite=cellulite psicoterapia=psychotherapy psicanalise=psychoanalysis terapia_de_casal=couples-therapy constelacao_familiar=family-constellation
burnout=burnout esgotamento=burnout esquizofrenia=schizophrenia bipolar=bipolar~ transtorno=disorder perturbacao=disorder fobia=phobia panico=panic trauma=trauma
luto_familiar=mourning tristeza=sadness alegria=joy raiva=anger medo=fear culpa=guilt ciume=jealousy autoestima=self-esteem autoajuda=self-help suicidio=suicide
automutilacao=self-harm dependente_quimico=addict dependencia_quimica=addiction toxicodependente=drug-addict toxicodependencia=drug-addiction alcoolismo=alcoholism
alcoolatra=alcoholic alcoolico=alcoholic~ droga=drug recaida=relapse sobriedade=sobriety desintoxicacao=detox tabagismo=smoking fumante=smoker fumador=smoker
humor_diario=mood gatilho=trigger mindfulness=mindfulness respirar=breathe! relaxar=relax! relaxamento=relaxation sonho=dream pesadelo=nightmare sonhar=dream!
sono_leve=light-sleep ronco=snoring roncar=snore! apneia=apnea lavra=ploughing arado=plough arar=plough! trator_agricola=tractor tratorista=tractor-driver
colheitadeira=combine-harvester ceifeira=combine-harvester ceifar=reap! debulhadora=thresher semeadora=seeder plantadeira=planter pulverizador=sprayer enxada=hoe
foice=scythe facao=machete ancinho=rake rastelo=rake picareta=pickaxe carrinho_de_obra=wheelbarrow regador=watering-can aspersores=sprinkler estrume=manure esterco=manure
composto=compost calcario=limestone herbicida=herbicide fungicida=fungicide inseticida=insecticide pesticida=pesticide praga_agricola=pest lagarta=caterpillar pulgao=aphid
gafanhoto=grasshopper lesma=slug caracol=snail minhoca=earthworm minhocario=worm-farm formigueiro=anthill celeiro=barn palheiro=haystack palha=straw feno=hay
pastagem=pasture cerca=fence cerca_eletrica=electric-fence arame=wire arame_farpado=barbed-wire bebedouro=drinking-trough comedouro=feeder cocho=trough manjedoura=manger
curral_de_gado=corral estabulo_de_cavalos=stable baia=stall ordenhar=milk! ordenhadeira=milking-machine leiteria=dairy vacaria=dairy-farm leitaria=dairy novilho=steer
novilha=heifer bezerra=calf vitela=veal boiada=cattle-herd bovino=cattle suino=pig ovino=sheep caprino=goat cabrito=kid bode=billy-goat carneiro=ram cordeiro=lamb
borrego=lamb leitao=piglet leitoa=piglet porca_parideira=sow egua=mare potro=foal burro_de_carga=donkey jumento=donkey jegue=donkey mula=mule bufalo=buffalo pinto=chick
pintinho=chick pintainho=chick frango_caipira=free-range-chicken galinheiro=henhouse capoeira=capoeira poedeira=laying-hen chocadeira=incubator incubadora=incubator
pata=paw pato_bravo=wild-duck ganso=goose codorna=quail codorniz=quail aviario=poultry-farm avicultor=poultry-farmer avicultura=poultry-farming suinocultor=pig-farmer
suinocultura=pig-farming pecuaria=livestock-farming pecuario=livestock-farmer pastoreio=grazing pastorear=graze! inseminacao=insemination cio=heat prenhez=pregnancy
prenha=pregnant~ cobricao=mating abate=slaughter abater=slaughter! brinco=earring brinco_de_gado=ear-tag arroba=arroba alqueire=bushel safra_de_cafe=coffee-harvest
safrinha=second-crop entressafra=off-season colhedor=picker colher_fruta=pick! apanhador=picker cortador_de_cana=cane-cutter canavial=sugarcane-field
cana-de-acucar=sugarcane milharal=cornfield arrozal=rice-field trigal=wheat-field pomar=orchard laranjal=orange-grove bananal=banana-plantation pomarista=fruit-grower
fruticultor=fruit-grower fruticultura=fruit-growing horticultor=market-gardener horticultura=horticulture hidroponia=hydroponics hidroponico=hydroponic~
agrofloresta=agroforestry agroecologia=agroecology agroecologico=agroecological~ agronegocio=agribusiness agronomo=agronomist agronoma=agronomist agropecuaria=farming
assentamento=settlement assentado=settler sem-terra=landless-worker latifundio=estate quinta_pedagogica=educational-farm herdade=estate arrendamento_rural=farm-lease
rocado=field rocar=clear! rocadeira=brush-cutter capinar=weed! capina=weeding capim=grass mato_alto=overgrown-grass monda=weeding mondar=weed! sacho=hoe semeadura=sowing
germinar=germinate! germinacao=germination brotar=sprout! broto=sprout rebento=sprout florir=bloom! floracao=flowering polinizacao=pollination polinizador=pollinator
polen=pollen estiagem=drought poco_artesiano=artesian-well bomba_de_agua=water-pump bomba_d'agua=water-pump nora_de_agua=water-wheel gota_a_gota=drip-irrigation
rega_gota_a_gota=drip-irrigation apicultura_urbana=urban-beekeeping apiario=apiary colmeias=beehive colmeia_de_abelhas=beehive cortico=beehive enxame=swarm enxamear=swarm!
favo=honeycomb cera=wax propolis=propolis geleia_real=royal-jelly rainha=queen abelha_rainha=queen-bee zangao=drone-bee melgueira=honey-super alca_de_mel=honey-super
fumigador=smoker centrifuga=centrifuge varroa=varroa meliponicultor=stingless-beekeeper meliponario=stingless-bee-yard vespa_asiatica=asian-hornet silvicultura=forestry
silvicultor=forester madeireiro=logger madeireira=timber-yard motosserra=chainsaw machado=axe tora=log toro=log eucalipto=eucalyptus pinheiro=pine pinhal=pine-forest
sobreiro=cork-oak cortica=cork carvalho=oak azinheira=holm-oak ipe=ipe-tree jacaranda=jacaranda mogno=mahogany seringal=rubber-plantation borracha_natural=rubber
resina=resin desmatamento=deforestation desflorestacao=deforestation reflorestamento=reforestation reflorestacao=reforestation queimada=burn-off fogueira=bonfire
aceiro=firebreak sapador=forest-firefighter mata=forest bosque=woods selva=jungle floresta_nativa=native-forest guarda_florestais=forest-ranger palmeira=palm
coqueiro=coconut-palm coco=coconut castanha-do-para=brazil-nut babacu=babassu pinhao=pine-nut bolota=acorn folhagem=foliage casca=peel pesqueiro=fishing-spot
pesqueira=fishery pesca_desportiva=sport-fishing pesca_esportiva=sport-fishing pescador_desportivo=angler anzol=fish-hook isca=bait isco=bait vara_de_pescar=fishing-rod
cana_de_pesca=fishing-rod molinete=fishing-reel carretilha=fishing-reel linha_de_pesca=fishing-line chumbada=sinker tarrafa=cast-net armadilha=trap nassa=fish-trap
covo=fish-trap lota_de_peixe=fish-market traineira=trawler bote=dinghy defeso=closed-season peixe-boi=manatee tambaqui=tambaqui pirarucu=pirarucu tucunare=peacock-bass
dourado=golden~ truta=trout carpa=carp robalo=sea-bass linguado=sole garoupa=grouper pescada=hake carapau=horse-mackerel cavala=mackerel lula=squid caranguejo=crab
siri=crab lagosta=lobster lagostim=crayfish mexilhao=mussel ameijoa=clam berbigao=cockle percebe=barnacle buzio=whelk alga=seaweed aquicultura=aquaculture
aquacultura=aquaculture piscicultor=fish-farmer viveirista=nursery-grower alevino=fingerling licenca_de_pesca=fishing-licence relvado=lawn gramado_de_futebol=pitch
cortador_de_grama=lawnmower corta-relva=lawnmower sebe=hedge cerca_viva=hedge aparador=trimmer vaso=pot vaso_de_planta=plant-pot floreira=flower-box
canteiro_de_flores=flower-bed terra_vegetal=potting-soil substrato=substrate suculenta=succulent cacto=cactus samambaia=fern feto=fern rosa_vermelha=rose roseira=rosebush
tulipa=tulip girassol=sunflower margarida=daisy lirio=lily cravo=carnation hortensia=hydrangea violeta=violet lavanda=lavender alfazema=lavender jasmim=jasmine
trepadeira=climbing-plant bonsai=bonsai paisagista=landscaper paisagismo=landscaping buque=bouquet ramalhete=bouquet ramo_de_flores=bouquet coroa_de_flores=wreath
arranjo_floral=flower-arrangement jardim_botanico=botanical-garden botanica=botany botanico=botanist hortelao=gardener manjericao=basil salsa=parsley salsinha=parsley
coentro=coriander coentros=coriander hortela=mint alecrim=rosemary oregano=oregano oregaos=oregano tomilho=thyme louro=bay-leaf cebolinha=chives salvia=sage
erva-doce=fennel camomila=chamomile erva=herb erva_medicinal=medicinal-herb cidreira=lemon-balm arruda=rue videira=vine cepa=vine casta=grape-variety parreira=grapevine
lagar=press vindimador=grape-picker vindimar=harvest-grapes! mosto=must pipa=cask barrica=cask enologia=oenology enologo=oenologist enologa=oenologist garrafa=bottle
garrafeira=wine-cellar rolha=cork saca-rolhas=corkscrew engarrafar=bottle! engarrafamento=traffic-jam rotulo=label rotular=label! contrarrotulo=back-label
vinho_verde=green-wine vinho_tinto=red-wine vinho_branco=white-wine espumante=sparkling-wine champanhe=champagne aguardente=brandy cachaca=cachaca alambique=still
licor=liqueur escancao=sommelier sommelier=sommelier degustacao=tasting prova_de_vinhos=wine-tasting enoturismo=wine-tourism fornada=batch masseira=dough-mixer massa=dough
massa_mae=sourdough massa-mae=sourdough levain=sourdough fermento=yeast levedura=yeast paozinho=roll pao_frances=bread-roll carcaca=carcass pao_de_queijo=cheese-bread
pao_de_forma=sliced-bread papo-seco=bread-roll broa=cornbread baguete=baguette croissant=croissant bisnaga=roll sonho_de_padaria=doughnut rosquinha=doughnut donut=doughnut
folhado=puff-pastry massa_folhada=puff-pastry pastel_de_nata=custard-tart empada=pie empadinha=pie pastelzinho=pastry bolo_de_aniversario=birthday-cake
bolo_de_casamento=wedding-cake bolo_caseiro=homemade-cake boleira=cake-maker boleiro=cake-maker bolinho=cupcake cupcake=cupcake bolacha=biscuit biscoitinho=biscuit
recheio=filling glace=icing chantilly=whipped-cream brigadeiro_gourmet=truffle beijinho=coconut-sweet bem-casado=wedding-sweet confeito=sprinkle forma_de_bolo=cake-tin
assadeira=baking-tray tabuleiro=board espatula=spatula rolo_de_massa=rolling-pin batedeira=mixer fornalha=furnace padeira_artesanal=baker talho_de_carne=butcher-shop
talhante=butcher bife=steak picanha=rump-cap costela_de_boi=beef-rib linguica=sausage salsicha=sausage chourico=sausage enchido=cured-sausage fumeiro=smokehouse
presunto=ham fiambre=ham toucinho=bacon bacon=bacon carne_moida=minced-meat carne_picada=minced-meat carne_seca=dried-meat charque=jerky torresmo=pork-crackling
frigorifico_industrial=cold-store camara_fria=cold-room camara_frigorifica=cold-room cutelo=cleaver desossar=debone! fatiar=slice! fatiador=slicer
coxa_de_frango=chicken-thigh peito_de_frango=chicken-breast asa_de_frango=chicken-wing figado_de_galinha=chicken-liver lombo=loin costeleta=chop hamburguer=hamburger
almondega=meatball comanda=order-tab mesa_reservada=reserved-table reserva_de_mesa=table-booking garcon=waiter empregada_de_mesa=waitress cumim=busboy copeiro=kitchen-hand
ajudante_de_cozinha=kitchen-hand cozinheiro_chefe=head-chef chef_de_cozinha=chef maitre=head-waiter sobremesa=dessert entrada_do_menu=starter aperitivo=appetizer
petisco=snack tira-gosto=snack couvert=cover-charge prato_do_dia=dish-of-the-day prato_feito=set-meal prato_principal=main-course rodizio_de_carnes=all-you-can-eat
self-service=self-service buffet=buffet marmitinha=lunchbox refeicao_pronta=ready-meal conta_da_mesa=bill talher=cutlery talheres=cutlery louca=dishes taca=cup
bandeja_de_comida=tray guardanapos=napkin toalha_de_mesa=tablecloth jarra=jug pires=saucer tigela=bowl travessa=platter saleiro=salt-shaker pimenteiro=pepper-shaker
acucareiro=sugar-bowl galheteiro=cruet-set canudo=straw palhinha=straw palito=toothpick quiosque=kiosk barzinho=bar cafetaria=cafe cafe_da_esquina=cafe
boteco_de_bairro=bar cantina_escolar=school-canteen restaurante_universitario=university-canteen pizzaiolo=pizza-maker sushi=sushi yakisoba=noodles esfiha=meat-pie
pastelao=pie cachorro-quente=hot-dog cachorro_quente=hot-dog x-burguer=cheeseburger sanduiche=sandwich sandes=sandwich sanduba=sandwich tosta=toast torrada=toast
misto_quente=toasted-sandwich francesinha=sandwich bifana=pork-sandwich prego_no_pao=steak-sandwich omelete=omelette sopa=soup caldo=broth canja=chicken-soup
caldo_verde=kale-soup feijoada=bean-stew moqueca=fish-stew vatapa=shrimp-paste acaraje=bean-fritter cuscuz=couscous farofa=toasted-cassava pirao=porridge cozido=stew
ensopado=stew guisado=stew estufado=stew assado=roast arroz_de_pato=duck-rice macarrao=pasta esparguete=spaghetti espaguete=spaghetti lasanha=lasagna nhoque=gnocchi
molho=sauce pure=mash batata_frita=chips salada=salad maionese=mayonnaise mostarda=mustard ketchup=ketchup vinagre=vinegar pimenta=pepper pimentao=pepper pimento=pepper
piripiri=chili malagueta=chili tempero=seasoning temperar=season! especiaria=spice canela=cinnamon cravo-da-india=clove noz-moscada=nutmeg acafrao=saffron cominho=cumin
gengibre=ginger baunilha=vanilla colorau=paprika dende=palm-oil oleo=oil manteiga=butter margarina=margarine banha=lard requeijao=cream-cheese iogurte=yogurt
nata_fresca=cream creme_de_leite=cream leite_condensado=condensed-milk leite_em_po=powdered-milk coalhada=curd queijaria=cheese-dairy queijeiro=cheesemaker geleia=jam
compota=jam marmelada=quince-jam goiabada=guava-paste doce_de_leite=caramel-spread rapadura=brown-sugar melaco=molasses acucar=sugar adocante=sweetener chocolate=chocolate
bombom=bonbon bala=candy rebucado=candy pirulito=lollipop chupa-chupa=lollipop chiclete=chewing-gum pastilha=lozenge pastilha_elastica=chewing-gum gelado=ice-cream
picole=popsicle pudim=pudding gelatina=jelly mousse=mousse arroz_doce=rice-pudding panqueca=pancake crepe=crepe waffle=waffle granola=granola aveia=oats cereal=cereal
cereais=cereal fuba=cornmeal polvilho=cassava-starch farinha_de_mandioca=cassava-flour amido=starch maizena=cornstarch centeio=rye cevada=barley quinoa=quinoa
grao_de_bico=chickpea grao-de-bico=chickpea ervilha=pea fava=broad-bean amendoim=peanut noz=walnut avela=hazelnut amendoa=almond caju_torrado=cashew pistache=pistachio
linhaca=flaxseed gergelim=sesame sesamo=sesame pera_rocha=pear mexerica=tangerine tangerina=tangerine bergamota=tangerine limonada=lemonade toranja=grapefruit
melancia=watermelon melao=melon mamao=papaya papaia=papaya goiaba=guava maracuja=passion-fruit graviola=soursop acerola=acerola caja=hog-plum jabuticaba=jabuticaba
jaca=jackfruit caqui=persimmon diospiro=persimmon figo=fig ameixa=plum pessego=peach damasco=apricot alperce=apricot nectarina=nectarine cereja=cherry framboesa=raspberry
mirtilo=blueberry amora=blackberry groselha=currant quivi=kiwi roma=pomegranate tamara=date marmelo=quince nespera=loquat uva-passa=raisin fruta_seca=dried-fruit
polpa=pulp sumo=juice suco=juice vitamina_de_fruta=smoothie batido=milkshake refrigerante=soft-drink guarana=guarana cha=tea chimarrao=mate erva-mate=mate
capuccino=cappuccino cappuccino=cappuccino galao=gallon meia_de_leite=latte bica=espresso agua_de_coco=coconut-water agua_mineral=mineral-water
caldo_de_cana=sugarcane-juice caipirinha=caipirinha coquetel=cocktail cocktail=cocktail drinque=drink drink=drink vodca=vodka uisque=whisky chope=draught-beer
chopp=draught-beer cerveja_artesanal=craft-beer lupulo=hops malte=malt maltagem=malting brassagem=brewing fermentador=fermenter mosteiro=monastery chopeira=beer-tap
garrafao_de_agua=water-jug ressaca=hangover bebado=drunk~ bebedeira=drunkenness abobora=pumpkin abobrinha=courgette curgete=courgette courgette=courgette
berinjela=aubergine beringela=aubergine pepino=cucumber quiabo=okra chuchu=chayote inhame=yam batata-doce=sweet-potato batata_doce=sweet-potato aipim=cassava
macaxeira=cassava mandioquinha=arracacha nabo=turnip rabanete=radish repolho=cabbage couve-flor=cauliflower brocolis=broccoli brocolos=broccoli espinafre=spinach
rucula=rocket agriao=watercress acelga=chard chicoria=chicory escarola=endive aipo=celery salsao=celery alho-poro=leek alho_frances=leek alho-frances=leek
aspargo=asparagus espargo=asparagus alcachofra=artichoke vagem=green-bean feijao_verde=green-bean palmito=palm-heart champignon=mushroom trufa=truffle grelos=turnip-greens
tremoco=lupin-bean picles=pickle pickles=pickle enlatado=canned-food conservas=canned-food hotelaria=hospitality camareira=chambermaid governanta=housekeeper
recepcao_de_hotel=front-desk check-in=check-in check-out=check-out pernoite=overnight-stay pernoitar=stay-overnight! hospedaria=inn estalagem=inn pensao=guesthouse
pensao_alimenticia=child-support pensao_de_alimentos=child-support turismo_rural=rural-tourism casa_de_ferias=holiday-home casa_de_praia=beach-house
casa_de_veraneio=holiday-home veraneio=summer-holiday veranista=holidaymaker resort=resort suite=suite quarto_duplo=double-room quarto_individual=single-room
beliche=bunk-bed frigobar=minibar roupao=bathrobe minibar=minibar pensionista=pensioner meia-pensao=half-board pensao_completa=full-board campista=camper
barraca_de_camping=tent saco_de_dormir=sleeping-bag saco-cama=sleeping-bag colchonete=mat colchao_de_ar=air-mattress lanterna=flashlight fogareiro=camp-stove
cantil=canteen autocaravanismo=motorhoming motorhome=motorhome campervan=campervan trailer=caravan roulotte=caravan acampar=camp! cruzeiro=cruise ecoturismo=ecotourism
safari=safari pacote_turistico=holiday-package pacote_de_viagem=travel-package visto_de_turista=tourist-visa embarque=boarding desembarque=arrival
cartao_de_embarque=boarding-pass escala_de_voo=layover voos=flight mala_de_viagem=suitcase mirante=viewpoint miradouro=viewpoint praia_fluvial=river-beach
cascata=waterfall lagoinha=pond castelo=castle palacio=palace ruina=ruin muralha=wall azulejaria=tilework posto_de_turismo=tourist-office souvenir=souvenir postal=postcard
cartao-postal=postcard roteirista_de_viagem=travel-planner mochileiro=backpacker mochilao=backpacking-trip caminhante=hiker trilheiro=hiker trilhas=trail
montanhismo=mountaineering montanhista=mountaineer alpinismo=mountaineering alpinista=mountaineer rapel=abseiling canyoning=canyoning bussola=compass altimetro=altimeter
cantinho=corner curador=curator curadora=curator curadoria=curation museologo=museologist museologia=museology vitrine=display-case montra=shop-window moldureiro=framer
restauro=restoration restaurador=restorer restauradora=restorer obra_de_arte=artwork estatua=statue busto=bust tela_pintada=canvas aquarela=watercolour
aguarela=watercolour desenho=drawing retrato=portrait paisagem=landscape leiloeiro=auctioneer vernissage=opening bienal=biennial instalacao_artistica=art-installation
grafite=graffiti grafiteiro=graffiti-artist xilogravura=woodcut ceramica_artistica=pottery escultor_de_madeira=woodcarver estante=bookshelf prateleiras=shelf
lombada_do_livro=spine exemplar=copy tombamento=listing tombo=fall cota_do_livro=shelf-mark fichario=filing-cabinet pasta_de_arquivo=folder dossie=dossier dossier=dossier
pergaminho=parchment mapoteca=map-library hemeroteca=newspaper-library cinemateca=film-archive biblioteca_escolar=school-library bibliotecas_comunitarias=community-library
emprestimo_domiciliar=loan leitora_voraz=reader multa_por_atraso=late-fee romance_policial=crime-novel poesia=poetry ensaista=essayist biografo=biographer
enciclopedia=encyclopedia dicionario=dictionary atlas=atlas manual=manual almanaque=almanac folhetim=serial banda_desenhada_portuguesa=comic fanzine=zine tiragem=print-run
grafica_rapida=print-shop tipografia=printing-house tipografo=printer encadernacao=binding encadernar=bind! revisor=proofreader revisora=proofreader paginacao=pagination
diagramacao=layout diagramador=layout-artist rascunho_do_livro=draft enredo_do_livro=plot protagonista=protagonist vilao=villain narrador=narrator narrativa=narrative
verso_de_poema=verse rima=rhyme estrofe=stanza slam=poetry-slam sarau=soiree autografo=autograph direitos_autorais=copyright direito_autoral=copyright
direitos_de_autor=copyright ghostwriter=ghostwriter e-book=e-book ebook=e-book audiolivro=audiobook audiobook=audiobook paroco=parish-priest pastora=pastor bispo=bishop
freira=nun frade=friar monge=monk diacono=deacon catequista=catechist catequese=catechism catecumeno=catechumen crisma=confirmation primeira_comunhao=first-communion
comunhao=communion eucaristia=eucharist altar=altar capela=chapel catedral=cathedral templo=temple terreiro=candomble-house pai_de_santo=candomble-priest
mae_de_santo=candomble-priestess orixa=orisha umbanda=umbanda candomble=candomble centro_espirita=spiritist-centre mesquita=mosque sinagoga=synagogue rabino=rabbi
evangelico=evangelical~ catolico=catholic~ crente=believer espirita=spiritist ateu=atheist biblia=bible versiculo=bible-verse oracao=prayer orar=pray! rezar=pray!
reza=prayer terco_do_rosario=rosary rosario=rosary novena=novena procissao=procession romaria=pilgrimage peregrinacao=pilgrimage andor=processional-float
promessa_ao_santo=vow padroeiro=patron-saint santuario=shrine sermao=sermon pregacao=sermon pregador=preacher pregar=preach! louvor=worship-music ministro=minister
obreiro=church-worker celula=cell ofertorio=offertory oferta_da_igreja=offering esmola=alms coroinha=altar-server acolito=altar-server intencao_de_missa=mass-intention
escola_dominical=sunday-school ebd=sunday-school retiro=retreat retiro_espiritual=retreat encontro_de_casais=couples-retreat espiritualidade=spirituality
missionario=missionary missao=mission confissao=confession confessar=confess! pecado=sin bencao=blessing abencoar=bless! corista=choir-singer coralista=choir-singer
grupo_coral=choir naipe=voice-section contralto=alto tenor=tenor baixo_eletrico=bass-guitar baritono=baritone soprano=soprano regente=conductor partituras=sheet-music
pauta_musical=staff clave=clef melodia=melody harmonia=harmony ritmo=rhythm compasso_musical=bar refrao=chorus letra_de_musica=lyrics letra_da_musica=lyrics
compositor=composer compositora=composer composicao=composition arranjador=arranger cifra_de_violao=chord-sheet cifras=chord-sheet repertorio=repertoire setlist=setlist
solista=soloist dueto=duet quarteto=quartet fanfarra=brass-band tuna=student-music-group charanga=brass-band sinfonica=symphony-orchestra
orquestra_sinfonica=symphony-orchestra camerata=chamber-orchestra opera=opera recital=recital roda_de_samba=samba-session pagode=pagode sertanejo=country-music
rapper=rapper beatmaker=beatmaker cavaquinho=cavaquinho bandolim=mandolin viola=viola viola_caipira=ten-string-guitar guitarra_portuguesa=portuguese-guitar
guitarra_eletrica=electric-guitar contrabaixo=double-bass ukulele=ukulele harpa=harp saxofone=saxophone sax=saxophone trombone=trombone trompa=french-horn fagote=bassoon
clarineta=clarinet flautim=piccolo flauta_doce=recorder orgao=organ teclado_musical=keyboard sintetizador=synthesizer acordeon=accordion sanfona=accordion
sanfoneiro=accordionist concertina=concertina harmonica=harmonica pandeiro=tambourine tamborim=small-drum surdo_de_samba=bass-drum cuica=friction-drum agogo=cowbell
berimbau=berimbau atabaque=conga-drum zabumba=bass-drum triangulo=triangle percussao=percussion percussionista=percussionist baterista=drummer baixista=bassist
guitarrista=guitarist violonista=guitarist violinista=violinist pianista=pianist tecladista=keyboardist flautista=flutist vocalista=vocalist backing_vocal=backing-singer
palheta=pick encordoamento=strings afinador=tuner afinacao=tuning afinar=tune! desafinado=out-of-tune~ metronomo=metronome amplificador=amplifier
caixa_amplificada=amplifier pedal=pedal mesa_de_som=mixing-console mesa_de_mistura=mixing-console sonoplasta=sound-designer tecnico_de_som=sound-engineer
passagem_de_som=soundcheck estudio_de_gravacao=recording-studio gravadora=record-label discografica=record-label fonograma=recording faixa_de_musica=track
discografia=discography vitrola=record-player gira-discos=record-player toca-discos=record-player vinis=vinyl-record fita_cassete=cassette cassete=cassette
radio_comunitaria=community-radio locutor=announcer locutora=announcer radialista=broadcaster encenador=stage-director encenacao=staging encenar=stage!
dramaturgo=playwright dramaturgia=playwriting elenco=cast figurinista=costume-designer figurante=extra figuracao=extras cenario=scenery cenografia=set-design
cenografo=set-designer cena=scene palco=stage plateia=audience camarote=box camarim=dressing-room bastidores=backstage coxia=wings cortina_do_palco=stage-curtain
holofote=spotlight iluminador=lighting-technician iluminacao=lighting contrarregra=stagehand contra-regra=stagehand adereco_de_cena=stage-prop improviso=improvisation
improvisacao=improvisation comediante=comedian humorista=comedian palhaco=clown malabarista=juggler malabarismo=juggling circo=circus circense=circus-artist
magico=magician magica=magic-trick trapezio=trapeze acrobata=acrobat acrobacia=acrobatics teatro_amador=amateur-theatre teatro_de_fantoches=puppet-theatre estreia=premiere
bilheteira_online=online-box-office ensaio_geral=dress-rehearsal audicao=audition coreografia=choreography coreografo=choreographer coreografa=choreographer
coreografar=choreograph! bale=ballet ballet=ballet sapateado=tap-dance danca_de_salao=ballroom-dance danca_contemporanea=contemporary-dance hip_hop=hip-hop zumba=zumba
tango=tango salsa_dancante=salsa-dance frevo=frevo quadrilha=square-dance dancarino=dancer dancarina=dancer collant=leotard barra_de_ballet=ballet-barre
carnavalesco=carnival-designer foliao=reveller foliona=reveller abada=festival-shirt passista=samba-dancer porta-bandeira=flag-bearer mestre-sala=samba-master
ala_das_baianas=parade-wing alegoria=float carro_alegorico=float barracao_de_escola=float-workshop sambodromo=parade-stadium confete=confetti serpentina=streamer
mascara=mask folia=revelry marcha=march marchinha=carnival-song sao_joao=midsummer-festival festa_de_sao_joao=midsummer-festival santos_populares=street-festival
festa_popular=street-festival arraial_popular=street-festival quentao=mulled-cachaca bandeirinha=bunting barraca_de_feira=fair-stall fogo_de_artificio=firework
fogos_de_artificio=firework foguete=rocket foguetorio=fireworks-show reveillon=new-year-party passagem_de_ano=new-year ano_novo=new-year pascoa_da_igreja=easter
ovo_de_pascoa=easter-egg presepio=nativity-scene arvore_de_natal=christmas-tree amigo_secreto=secret-santa amigo_oculto=secret-santa papai_noel=santa-claus
pai_natal=santa-claus pisca-pisca=fairy-lights dia_das_maes=mothers-day dia_da_mae=mothers-day dia_dos_pais=fathers-day halloween=halloween festinha=party festanca=party
balada=nightclub baladeiro=clubber camarote_vip=vip-box pulseira_de_acesso=wristband comemoracao=celebration comemorar=celebrate! aniversariante=birthday-person
vela_de_aniversario=birthday-candle balao=balloon lembrancinha=party-favour animador_de_festas=party-entertainer animador=entertainer decoracao_de_festa=party-decoration
bufe_infantil=party-venue salao_de_festas=party-hall pula-pula=trampoline trampolim=springboard insuflavel=inflatable castelo_insuflavel=bouncy-castle cerimonia=ceremony
buffet_de_casamento=wedding-buffet voleibol=volleyball volei_de_praia=beach-volleyball handebol=handball andebol=handball basquetebol=basketball futsal=futsal
futevolei=footvolley society=five-a-side-football rugbi=rugby raguebi=rugby beisebol=baseball hoquei=hockey hoquei_em_patins=roller-hockey patinagem=skating
patinacao=skating patim=skate patins=skates patinador=skater skate=skateboard skatista=skateboarder skatepark=skatepark pista_de_skate=skatepark badminton=badminton
tenis_de_mesa=table-tennis pingue-pongue=table-tennis squash=squash peteca=shuttlecock bocha=bowls boliche=bowling sinuca=snooker bilhar=billiards dardo=dart golfe=golf
golfista=golfer campo_de_golfe=golf-course tacada=stroke taco=club raquete=racket atletismo=athletics salto_em_altura=high-jump salto_em_comprimento=long-jump
triatlo=triathlon triatlon=triathlon triatleta=triathlete meia_maratona=half-marathon meia-maratona=half-marathon maratonista=marathon-runner corrida_de_rua=road-race
trail_running=trail-running pelotao=peloton dorsal=race-bib cronometro=stopwatch cronometrar=time! cronometragem=timekeeping linha_de_chegada=finish-line nado=swimming
touca=swim-cap touca_de_natacao=swim-cap fato_de_banho=swimsuit biquini=bikini sunga=swim-trunks raia=lane hidroginastica=water-aerobics polo_aquatico=water-polo
canoagem=canoeing caiaque=kayak rafting=rafting stand_up_paddle=paddleboard prancha=board prancha_de_surf=surfboard surfar=surf! bodyboard=bodyboard kitesurf=kitesurfing
windsurf=windsurfing vela_desportiva=sailing velejador=sailor velejar=sail! mergulhador=diver mergulhar=dive! cilindro=cylinder snorkel=snorkel barbatana=fin
pe_de_pato=swim-fin jiu-jitsu=jiu-jitsu jiu_jitsu=jiu-jitsu judoca=judoka carate=karate karate=karate boxe=boxing boxeador=boxer muay_thai=muay-thai taekwondo=taekwondo
krav_maga=krav-maga arte_marcial=martial-art artes_marciais=martial-art esgrima=fencing esgrimista=fencer luta_livre=wrestling capoeirista=capoeira-fighter quimono=kimono
faixa_preta=black-belt tatame=mat ringue=ring ginastica=gymnastics ginasta=gymnast ginastica_artistica=artistic-gymnastics musculacao=weight-training haltere=dumbbell
halteres=dumbbell anilhas=weight-plate esteira=treadmill passadeira_de_corrida=treadmill bicicleta_ergometrica=exercise-bike crossfit=crossfit spinning=spinning
flexao=push-up abdominal=sit-up supino=bench-press levantamento_de_peso=weightlifting serie=set repeticao=repetition carga_de_treino=training-load
aquecimento_de_treino=warm-up aerobico=aerobic~ preparador_fisico=fitness-coach professor_de_educacao_fisica=pe-teacher educacao_fisica=physical-education
tiro_com_arco=archery arco_e_flecha=archery arqueiro=archer flecha=arrow tiro_desportivo=sport-shooting tiro_esportivo=sport-shooting clube_de_tiro=shooting-club
cacada=hunt espingarda=shotgun arma=weapon arma_de_fogo=firearm porte_de_arma=gun-licence municao=ammunition esquiar=ski! esquiador=skier snowboard=snowboard
patinacao_no_gelo=ice-skating automobilismo=motor-racing kartodromo=kart-track piloto=pilot rali=rally motocross=motocross autodromo=racetrack paraquedismo=skydiving
paraquedista=skydiver paraquedas=parachute asa-delta=hang-glider asa_delta=hang-glider escalar=climb! escalador=climber mosquetao=carabiner arnes=harness
bicampeao=two-time-champion campea=champion vice-campeao=runner-up trofeu=trophy podio=podium medalhista=medallist copa=cup taca_de_portugal=cup
liga_amadora=amateur-league campeonatinho=championship eliminatoria=qualifier semifinal=semifinal quartas_de_final=quarter-final chaveamento=bracket
jornada_da_liga=match-day tabela_do_campeonato=league-table artilheiro=top-scorer goleador=top-scorer atacante_de_futebol=striker avancado_centro=centre-forward
meio-campo=midfield meio-campista=midfielder medio_centro=midfielder defesa=defence reserva_do_time=substitute cartao_amarelo=yellow-card cartao_vermelho=red-card
falta_no_jogo=foul impedimento=offside penalti=penalty escanteio=corner-kick pontape_de_canto=corner-kick pontape=kick chute=kick chutar=kick! driblar=dribble! passe=pass
trave=goalpost baliza=goal rede_do_gol=goal-net caneleira=shin-guard chuteira=football-boot chuteiras=football-boot colete_de_treino=training-bib camisola=jersey
sumula=match-report sumula_do_jogo=match-report bandeirinha_do_jogo=linesman arbitragem=refereeing torcida=fans claque=fan-club adepta=fan socio-torcedor=fan-member
arquibancada=stand bancada_do_estadio=stand vestiario=changing-room balneario=changing-room pavilhao=sports-hall ginasio_desportivo=sports-hall
quadra_poliesportiva=sports-court campo_de_futebol=football-pitch campinho=pitch peladeiro=football-player treino_aberto=open-training escolinha_de_futebol=football-school
federacao=federation federado=federated~ liga_de_futebol=league inscricao_no_torneio=tournament-entry exame_antidoping=doping-test doping=doping escutismo=scouting
escotismo=scouting lobinho=cub-scout lobito=cub-scout pioneiro=pioneer alcateia=pack patrulha=patrol chefe_escoteiro=scout-leader chefe_de_escuteiros=scout-leader
lenco=scarf corneta=bugle acantonamento=indoor-camp bombeiro_voluntario=volunteer-firefighter bombeiros_voluntarios=volunteer-fire-brigade
caminhao_de_bombeiros=fire-engine carro_dos_bombeiros=fire-engine autotanque=water-tanker mangueira_de_incendio=fire-hose hidrante=hydrant boca_de_incendio=hydrant
escada_magirus=turntable-ladder alarme_de_incendio=fire-alarm detetor_de_fumo=smoke-detector detector_de_fumaca=smoke-detector saida_de_emergencia=emergency-exit
rota_de_fuga=escape-route brigadista=fire-warden brigada_de_incendio=fire-brigade salvamento=rescue resgatista=rescuer resgatado=rescued~ primeiros_socorros=first-aid
kit_de_primeiros_socorros=first-aid-kit desfibrilador=defibrillator desfibrilhador=defibrillator reanimacao=resuscitation capacete=helmet
plano_de_emergencia=emergency-plan plano_de_evacuacao=evacuation-plan ponto_de_encontro=meeting-point sobrevivente=survivor afogamento=drowning afogado=drowned~
desabrigado=homeless-person desalojado=displaced-person subprefeitura=district-office autarquia=municipality autarca=mayor presidente_da_camara=mayor
presidente_da_junta=parish-council-president prefeita=mayor vice-prefeito=deputy-mayor vereadora=councillor deputado=deputy deputada=deputy senador=senator
governador=governor parlamento=parliament congresso_nacional=congress camara_de_vereadores=city-council sessao_da_camara=council-session projeto_de_lei=bill decreto=decree
portaria=ordinance diario_oficial=official-gazette diario_da_republica=official-gazette reparticao=office reparticao_publica=public-office
loja_do_cidadao=citizen-service-centre poupatempo=citizen-service-centre senha_de_atendimento=queue-ticket senha_de_vez=queue-ticket balcao_de_atendimento=service-counter
requerimento=application despacho=dispatch processo_administrativo=administrative-case deferimento=approval deferir=approve! indeferir=reject! indeferido=rejected~
indeferimento=rejection zeladoria=maintenance tapa-buraco=pothole-repair poda_de_arvore=tree-pruning iluminacao_de_rua=street-lighting lampada_queimada=broken-lamp
poste_apagado=broken-streetlight bueiro=storm-drain sarjeta=gutter esgoto_a_ceu_aberto=open-sewer meio-fio=kerb lancil=kerb passeio_estragado=broken-pavement
calcadao=promenade faixa_de_pedestre=crosswalk passadeira_de_peoes=crosswalk semaforo_avariado=broken-traffic-light sinalizacao=signage sinal_de_transito=traffic-sign
placa_de_transito=traffic-sign lombada_eletronica=speed-camera radar=speed-camera estacionamento_rotativo=metered-parking zona_azul=metered-parking
parquimetro=parking-meter parcometro=parking-meter praca_publica=public-square coreto=bandstand chafariz=fountain fonte=source banco_de_jardim=park-bench
mobiliario_urbano=street-furniture cadastro_unico=social-register bolsa_familia=family-benefit assistencia_social=social-assistance assistente_social=social-worker
cras=social-centre seguranca_social=social-security previdencia=social-security inss=social-security subsidio_de_desemprego=unemployment-benefit
seguro-desemprego=unemployment-benefit abono=allowance abono_de_familia=child-benefit abono_familiar=child-benefit rendimento_minimo=minimum-income
salario_minimo=minimum-wage auxilio=aid auxilio-doenca=sick-pay licenca-maternidade=maternity-leave licenca_de_maternidade=maternity-leave licenca_parental=parental-leave
identidade=identity-card carteira_de_identidade=identity-card carteira_de_trabalho=work-booklet carteira_de_motorista=driving-licence carta_de_motorista=driving-licence
titulo_eleitoral=voter-card certidao_negativa=clearance-certificate certidao_de_casamento=marriage-certificate registo_civil=civil-registry registro_civil=civil-registry
registo_predial=land-registry conservatoria=registry-office reconhecimento_de_firma=signature-authentication firma_reconhecida=authenticated-signature
autenticado=authenticated~ copia_autenticada=certified-copy apostila_de_haia=apostille naturalizacao=naturalisation nacionalidade=nationality cidadania=citizenship
atestado_de_residencia=proof-of-residence comprovante_de_residencia=proof-of-address comprovante_de_endereco=proof-of-address recenseamento=census censo=census
recenseador=census-taker plano_diretor=zoning-plan zoneamento=zoning iptu_atrasado=overdue-property-tax alvara_de_construcao=building-permit habite-se=occupancy-permit
licenca_de_utilizacao=occupancy-permit licenca_ambiental=environmental-permit licenciamento=licensing ouvidor_municipal=ombudsman provedor_do_cidadao=ombudsman
transparencia_publica=public-transparency consulta_publica=public-consultation audiencia_publica=public-hearing abaixo-assinado=petition abaixo_assinado=petition
peticao_publica=petition ecoponto=recycling-point ecocentro=recycling-centre aterro=landfill aterro_sanitario=landfill lixao=dump entulho=rubble monos=bulky-waste
monstros_domesticos=bulky-waste lixo_volumoso=bulky-waste coleta_seletiva=recycling-collection recolha_seletiva=recycling-collection caminhao_de_lixo=garbage-truck
camiao_do_lixo=garbage-truck lixeiro=garbage-collector saco_de_lixo=garbage-bag caixote_do_lixo=trash-can caixote=crate cesto=basket composteira=compost-bin
compostor=compost-bin oleo_usado=used-oil oleo_de_cozinha_usado=used-cooking-oil sucata=scrap sucateiro=scrap-dealer ferro-velho=scrapyard ferro_velho=scrapyard
reciclavel=recyclable~ reaproveitar=reuse! reaproveitamento=reuse reutilizar=reuse! reutilizacao=reuse reutilizavel=reusable~ descartavel=disposable~ descartar=discard!
descarte=disposal garrafa_pet=plastic-bottle embalagem_retornavel=returnable-packaging vasilhame=returnable-bottle catador_de_lixo=waste-picker poluicao=pollution
poluir=pollute! poluente=pollutant contaminacao=contamination contaminado=contaminated~ derrame_de_oleo=oil-spill emissoes=emissions emissao_de_carbono=carbon-emission
credito_de_carbono=carbon-credit aquecimento_global=global-warming efeito_estufa=greenhouse-effect ambientalista=environmentalist ecologia=ecology ecologista=ecologist
biodiversidade=biodiversity fauna=fauna flora=flora ecossistema=ecosystem nascente=spring mangue=mangrove manguezal=mangrove pantano=swamp restinga=coastal-woodland
duna=dune mata_atlantica=atlantic-forest cerrado=savannah caatinga=scrubland pantanal=wetland reserva_natural=nature-reserve parque_nacional=national-park
area_protegida=protected-area especie_invasora=invasive-species especie_ameacada=endangered-species estacao_de_tratamento=treatment-plant etar=sewage-plant
saneamento=sanitation saneamento_basico=sanitation fossa=septic-tank fossa_septica=septic-tank caixa_d'agua=water-tank caixa_de_agua=water-tank cisterna=cistern
reservatorio=reservoir deposito_de_agua=water-tank adutora=water-main conta_de_agua=water-bill contador_de_agua=water-meter contador_da_luz=electricity-meter
contador_eletrico=electricity-meter relogio_de_luz=electricity-meter leitura_do_contador=meter-reading falta_de_agua=water-outage falta_d'agua=water-outage
falta_de_luz=power-outage corte_de_agua=water-cut corte_de_energia=power-cut agua_potavel=drinking-water agua_da_chuva=rainwater agua_quente=hot-water
esquentador=water-heater cilindro_eletrico=water-heater termoacumulador=water-heater filtro=filter cloro=chlorine piscineiro=pool-cleaner painel_fotovoltaico=solar-panel
fotovoltaico=photovoltaic~ inversor=inverter inversor_solar=solar-inverter usina_solar=solar-plant central_solar=solar-plant parque_eolico=wind-farm eolica=wind-turbine
aerogerador=wind-turbine turbina=turbine hidreletrica=hydropower-plant hidroeletrica=hydropower-plant barragem_hidroeletrica=hydropower-dam biomassa=biomass biogas=biogas
biodiesel=biodiesel biodigestor=biogas-digester pellets=pellet etanol=ethanol gasoleo=diesel diesel=diesel querosene=kerosene botijao=gas-cylinder
botijao_de_gas=gas-cylinder botija=gas-cylinder botija_de_gas=gas-cylinder gas_natural=natural-gas gas_encanado=piped-gas quilowatt=kilowatt quilowatt-hora=kilowatt-hour
kwh=kilowatt-hour voltagem=voltage amperagem=amperage tensao=voltage potencia=power potencia_contratada=contracted-power bandeira_tarifaria=tariff-flag tarifario=tariff
eficiencia_energetica=energy-efficiency certificado_energetico=energy-certificate isolamento=insulation isolamento_termico=thermal-insulation aquecedor=heater
radiador=radiator piso_radiante=underfloor-heating piso_aquecido=underfloor-heating lareira=fireplace salamandra=wood-stove recuperador_de_calor=wood-stove
bomba_de_calor=heat-pump caldeira_a_gas=gas-boiler limpa-chamines=chimney-sweep fuligem=soot exaustor=extractor-hood ventilacao=ventilation ventoinha=fan
ar_comprimido=compressed-air refrigeracao=refrigeration climatizacao=air-conditioning fiacao=wiring instalacao_eletrica=electrical-installation quadro_eletrico=fuse-box
quadro_de_luz=fuse-box disjuntor=circuit-breaker fusivel=fuse curto-circuito=short-circuit curto_circuito=short-circuit choque_eletrico=electric-shock
extensao_eletrica=extension-cord benjamim=socket-adapter adaptador=adapter transformador=transformer aterramento=grounding ligacao_a_terra=grounding lustre=chandelier
luminaria=lamp abajur=lamp lampada_led=led-bulb interfone=intercom intercomunicador=intercom porteiro_eletronico=intercom campainha=doorbell videoporteiro=video-doorbell
camera_de_seguranca=security-camera camara_de_vigilancia=security-camera cftv=security-camera alarme_residencial=home-alarm portao_eletronico=automatic-gate
portao_automatico=automatic-gate encanador_hidraulico=plumber picheleiro=plumber hidraulica=plumbing tubagem=piping tubulacao=piping cano_furado=leaking-pipe
cano_entupido=clogged-pipe entupimento=clog entupido=clogged~ entupir=clog! desentupir=unclog! desentupidora=drain-cleaner desentupidor=plunger ralo=drain sifao=siphon
registro_de_agua=water-valve torneira_pingando=dripping-tap pingar=drip! descarga=flush autoclismo=cistern vaso_sanitario=toilet sanita=toilet privada=toilet bide=bidet
lavatorio=washbasin pia=sink lava-loucas=dishwasher lava-louca=dishwasher banheira=bathtub box_de_banheiro=shower-cabin base_de_duche=shower-tray duche=shower vedante=seal
vedacao=seal silicone=silicone impermeabilizacao=waterproofing impermeabilizar=waterproof! impermeavel=waterproof~ carpintaria=carpentry ripa=slat tabua=board viga=beam
caibro=rafter prancha_de_madeira=plank contraplacado=plywood compensado=plywood aglomerado=chipboard madeira_macica=solid-wood verniz=varnish envernizar=varnish!
lixa=sandpaper lixar=sand! lixadeira=sander plaina=plane aplainar=plane! formao=chisel cinzel=chisel goiva=gouge serrote=handsaw serrar=saw! serra_circular=circular-saw
torno=lathe bancada_de_trabalho=workbench dobradica=hinge puxador=handle macaneta=door-handle fecho_da_porta=latch roupeiro=wardrobe guarda-roupa=wardrobe
movel_planejado=custom-furniture moveis_planejados=custom-furniture movel_por_medida=custom-furniture armario_embutido=built-in-wardrobe soalho=wooden-floor
assoalho=wooden-floor taco_de_madeira=parquet parquet=parquet laminado=laminate rodape_de_madeira=skirting-board caixilharia=window-frames esquadria=window-frame
caixilho=window-frame persiana=blind estore=blind toldo=awning pergula=pergola varanda=balcony sacada=balcony terraco=terrace alpendre=porch telha=tile telheiro=roofer
calha=gutter caleira=gutter algeroz=gutter claraboia=skylight sotao=attic agua-furtada=attic cave=basement porao=basement arrecadacao_do_predio=storage-room lona=tarpaulin
infiltracao_no_teto=ceiling-leak goteiras=roof-leak amianto=asbestos fibrocimento=fibre-cement telhado_verde=green-roof rolo_de_pintura=paint-roller trincha=paintbrush
lata_de_tinta=paint-can primario=primer demao=coat massa_corrida=filler reboco=plaster rebocar=plaster! estuque=stucco gesso_cartonado=plasterboard pladur=plasterboard
drywall=plasterboard papel_de_parede=wallpaper diluente=thinner solvente=solvent spray=spray pintor_de_casas=house-painter argamassa=mortar betoneira=cement-mixer
cimentar=cement! tijolos=brick bloco_de_cimento=concrete-block laje=slab alicerce=foundation sapata=footing pilar=pillar colher_de_pedreiro=trowel
nivel_de_bolha=spirit-level fio_de_prumo=plumb-line prumo=plumb-line fita_metrica=tape-measure trena=tape-measure cofragem=formwork vergalhao=rebar ferragem=hardware
ferragens=hardware rejunte=grout porcelanato=porcelain-tile ladrilho=tile pastilhas=tile piso=floor contrapiso=screed revestimento=cladding pavimento=pavement
pavimentacao=paving asfalto=asphalt calcada_portuguesa=mosaic-pavement paralelepipedo=cobblestone muro=wall muro_de_suporte=retaining-wall demolicao=demolition
demolir=demolish! terraplenagem=earthworks terraplanagem=earthworks escavadora=excavator escavadeira=excavator retroescavadora=backhoe retroescavadeira=backhoe
buldozer=bulldozer empilhadeira=forklift empilhador=forklift grua=crane plataforma_elevatoria=lifting-platform gerador_eletrico=generator compressor=compressor
tapume=hoarding servente=labourer servente_de_pedreiro=bricklayer-mate ajudante_de_pedreiro=bricklayer-mate andaimes=scaffolding armador=steel-fixer azulejador=tiler
ladrilheiro=tiler vidracaria=glazier serralheria=metalwork-shop soldadura=welding solda=welding soldar=weld! macarico=blowtorch eletrodo=electrode
esmerilhadeira=angle-grinder rebarbadora=angle-grinder parafusadora=cordless-screwdriver parafusadeira=cordless-screwdriver aparafusadora=cordless-screwdriver
aparafusar=screw! desaparafusar=unscrew! broca=drill-bit bucha=wall-plug chave_inglesa=spanner chave_de_bocas=spanner chave_de_boca=spanner alicate=pliers torques=pincers
marreta=sledgehammer martelar=hammer! pregar_prego=nail! caixa_de_ferramentas=toolbox ferramental=tooling abracadeira=cable-tie corrente_de_aco=chain corda_de_nylon=rope
elastico=rubber-band gancho=hook arruela=washer anilha_metalica=washer rolamento=bearing engrenagem=gear mola=spring correia=belt polia=pulley
macaco_hidraulico=hydraulic-jack empreitada=contract-job empreita=contract-job medicao_de_obra=site-measurement caderno_de_encargos=specifications
auto_de_medicao=measurement-report memorial_descritivo=specification diario_da_obra=site-log projeto_de_arquitetura=architectural-design planta_baixa=floor-plan
planta_da_casa=floor-plan maquete=scale-model fachada=facade arquitetura=architecture urbanista=urban-planner urbanismo=urban-planning decorador=decorator
decoradora=decorator designer_de_interiores=interior-designer topografia=surveying topografa=surveyor agrimensor=land-surveyor levantamento_topografico=land-survey
georreferenciamento=georeferencing estacao_total=total-station marco_geodesico=survey-marker curva_de_nivel=contour-line loteamento=housing-development gleba=plot
lote_de_terreno=plot terreninho=plot sobrado=townhouse casarao=mansion mansao=mansion palacete=mansion vivenda=detached-house kitnet=studio-flat quitinete=studio-flat
cobertura_duplex=penthouse terreno_baldio=vacant-lot sala_comercial=office-space ponto_comercial=shop-premises galpao=warehouse inquilinato=tenancy despejado=evicted~
despejar=evict! ordem_de_despejo=eviction-notice caucao_do_aluguel=rental-deposit renda_mensal=monthly-rent renda_da_casa=rent mediacao_imobiliaria=real-estate-brokerage
mediadora=mediator angariador=listing-agent anuncio_de_imovel=property-listing visita_ao_imovel=property-viewing permuta=swap financiamento_imobiliario=mortgage
credito_habitacao=mortgage credito_a_habitacao=mortgage prestacao_da_casa=mortgage-payment caderneta_predial=property-record planta_do_imovel=floor-plan
quota_de_condominio=condominium-fee taxa_de_condominio=condominium-fee assembleia_de_condominio=condominium-meeting assembleia_de_condominos=condominium-meeting
porteiro_do_predio=doorman portaria_do_predio=reception area_comum=common-area vaga_de_estacionamento=parking-space sublocacao=sublet sublocar=sublet! subarrendar=sublet!
colega_de_apartamento=flatmate colega_de_republica=housemate faxinar=clean! produto_de_limpeza=cleaning-product vassoura=broom rodo=squeegee esfregona=mop esfregao=mop
pano_de_chao=floor-cloth pano=cloth espanador=duster flanela=cloth esponja=sponge lixivia=bleach agua_sanitaria=bleach desinfetante=disinfectant desinfetar=disinfect!
desinfecao=disinfection desinfeccao=disinfection sabao=soap sabao_em_po=washing-powder amaciante=fabric-softener amaciador=fabric-softener aspirador=vacuum-cleaner
aspirador_de_po=vacuum-cleaner aspirar=vacuum! varrer=sweep! esfregar=scrub! enxaguar=rinse! polir=polish! encerar=wax! limpador=cleaner limpador_de_vidros=window-cleaner
limpeza_de_vidros=window-cleaning empregada=maid empregada_de_limpeza=cleaner auxiliar_de_limpeza=cleaner mulher_a_dias=cleaner mancha=stain nodoa=stain sujar=soil!
sujeira=dirt sujidade=dirt lavadeira=laundress passadeira_de_roupa=ironer passar_a_ferro=iron! passar_roupa=iron! ferro_de_passar=iron tabua_de_passar=ironing-board
engomar=iron! engomadoria=ironing-service varal=clothesline estendal=clothesline secador=dryer secadora=tumble-dryer maquina_de_secar=tumble-dryer
maquina_de_lavar_roupa=washing-machine maquina_de_lavar_louca=dishwasher cesto_de_roupa=laundry-basket roupa_suja=laundry cabide=hanger cruzeta=hanger
limpeza_a_seco=dry-cleaning lavagem_a_seco=dry-cleaning tinturaria=dry-cleaner cabeleireira_ao_domicilio=mobile-hairdresser barbeira=barber navalha=razor
lamina_de_barbear=razor-blade aparelho_de_barbear=razor maquina_de_cortar_cabelo=hair-clipper pente=comb escova=brush escova_progressiva=hair-straightening
alisamento=hair-straightening madeixa=highlight luzes_no_cabelo=highlights mechas=highlights tinta_de_cabelo=hair-dye coloracao=colouring franja=fringe peruca=wig
megahair=hair-extension extensoes_de_cabelo=hair-extension xampu=shampoo champo=shampoo shampoo=shampoo condicionador=conditioner amaciador_de_cabelo=conditioner
laca=hairspray hidratante=moisturizer perfume=perfume desodorizante=deodorant desodorante=deodorant batom=lipstick base_de_maquiagem=foundation rimel=mascara
sombra_de_olhos=eyeshadow pincel_de_maquiagem=makeup-brush verniz_de_unhas=nail-polish esmalte=nail-polish unha_de_gel=gel-nail alongamento_de_unhas=nail-extension
manicura=manicure pedicura=pedicure cuticula=cuticle design_de_sobrancelha=eyebrow-shaping extensao_de_cilios=eyelash-extension extensao_de_pestanas=eyelash-extension
depiladora=waxer depilar=wax! limpeza_de_pele=facial-cleansing botox=botox preenchimento=filling sauna=sauna bronzeamento=tanning bronzeado=tan solario=solarium
micropigmentacao=micropigmentation podologia=podiatry agulha_de_tatuagem=tattoo-needle piercing=piercing cobertura_de_tatuagem=tattoo-cover-up
flash_de_tatuagem=tattoo-flash alfaiataria=tailoring modista=dressmaker modelista=pattern-maker costureirinha=seamstress maquina_de_costura=sewing-machine dedal=thimble
alfinete=pin fita_de_medir=tape-measure botao_de_camisa=button fecho_eclair=zip ziper=zip velcro=velcro bainha_de_calca=trouser-hem pesponto=topstitch
molde_de_costura=sewing-pattern manequim=mannequin malha=knitwear tricotar=knit! crochetar=crochet! novelo=yarn-ball algodao=cotton linho=linen seda=silk cetim=satin
renda_de_bilro=bobbin-lace rendeira=lacemaker poliester=polyester jeans=jeans ganga=denim couro_sintetico=faux-leather tecelagem=weaving tecela=weaver tecelao=weaver
tear=loom tecer=weave! estamparia=fabric-printing estampa=print estampar=print! patchwork=patchwork retalho=fabric-scrap ajuste=adjustment
conserto_de_roupa=clothing-repair arranjos_de_costura=clothing-alteration camisola_de_malha=sweater sueter=sweater malha_de_la=sweater pulover=pullover jaqueta=jacket
blusao=jacket sobretudo=overcoat gabardina=raincoat capa_de_chuva=raincoat colete_refletor=reflective-vest terno=suit gravata=tie laco=bow blusa=blouse saia_longa=skirt
bermuda=shorts calcao=shorts calcoes=shorts legging=leggings moletom=sweatshirt casaco_de_malha=cardigan pijama=pyjamas cueca=underpants calcinha=panties sutia=bra
soutien=bra meia-calca=tights meia_de_la=sock lingerie=lingerie vestuario=clothing vestimenta=garment vestido_de_noiva=wedding-dress fato_de_trabalho=work-clothes
macacao=overalls avental=apron jaleco=lab-coat bata_branca=lab-coat farda=uniform boina=beret gorro=beanie cachecol=scarf xale=shawl bolsa_de_mao=handbag
mala_de_mao=handbag porta-moedas=coin-purse carteira_de_dinheiro=wallet cinto_de_couro=belt sandalia=sandal chinelo=slipper tamanco=clog bota_de_trabalho=work-boot
salto_alto=high-heel sola=sole palmilha=insole cadarco=shoelace atacador=shoelace cordao_de_sapato=shoelace graxa=grease engraxar=polish! moda=fashion
moda_sustentavel=sustainable-fashion estilista=fashion-designer desfile_de_moda=fashion-show brecho_online=online-thrift-store roupinha=clothing enxoval=trousseau
roupa_de_bebe=baby-clothes roupa_de_crianca=children-clothes armario_capsula=capsule-wardrobe relojoaria=watchmaker-shop relogio_de_pulso=wristwatch
relogio_de_parede=wall-clock despertador=alarm-clock mostrador=dial pulseira_de_relogio=watch-strap corda_do_relogio=winding bijuteria=costume-jewellery
bijouteria=costume-jewellery joalheiro=jeweller joalharia=jewellery-shop ourivesaria=jewellery-shop filigrana=filigree anel=ring alianca=wedding-ring brincos=earring
pendente=pendant pingente=pendant corrente_de_ouro=gold-chain broche=brooch diamante=diamond perola=pearl esmeralda=emerald rubi=ruby safira=sapphire quilate=carat
pedra_preciosa=gemstone gema=gemstone avaliador=appraiser penhor=pawn casa_de_penhores=pawnshop feira_da_ladra=flea-market feira_de_antiguidades=antiques-fair
mercado_de_pulgas=flea-market bazar=bazaar bazar_beneficente=charity-sale sebo=second-hand-bookshop alfarrabista=second-hand-bookseller alfarrabio=old-book
desapego=second-hand-sale desapegar=give-away! bricabraque=bric-a-brac reliquia=relic selo_postal=stamp filatelia=stamp-collecting filatelista=stamp-collector
numismatica=coin-collecting nota_de_dinheiro=banknote cedula_antiga=old-banknote coleccionador=collector colecao_de_moedas=coin-collection miniaturas=miniature
trenzinho=model-train ferromodelismo=model-railway modelismo=model-making aeromodelismo=model-aircraft aeromodelo=model-aircraft bicicleta_eletrica=electric-bicycle
bike_eletrica=electric-bicycle pneu_furado=flat-tyre camara_de_ar=inner-tube guidao=handlebar guiador=handlebar selim=saddle quadro_da_bicicleta=bicycle-frame
bagageiro=luggage-rack alforge=pannier cambio=exchange-rate mudancas_da_bicicleta=gears bicicletario=bicycle-parking suporte_de_bicicletas=bicycle-rack
bicicleta_compartilhada=shared-bicycle bicicletas_partilhadas=shared-bicycle trotinete_eletrica=electric-scooter patinete_eletrico=electric-scooter
cicloturismo=bicycle-touring cicloviagem=bicycle-tour btt=mountain-bike mountain_bike=mountain-bike pedalada=bike-ride pedal_coletivo=group-ride
mecanico_de_bicicletas=bicycle-mechanic carroceria=bodywork chapa=sheet-metal para-choque=bumper para-choques=bumper para-brisa=windscreen para-brisas=windscreen
limpador_de_para-brisa=windscreen-wiper retrovisor=rear-view-mirror farol=headlight volante=steering-wheel embreagem=clutch embraiagem=clutch acelerador=accelerator
caixa_de_velocidades=gearbox caixa_de_cambio=gearbox marcha_a_re=reverse-gear marcha-atras=reverse-gear escapamento=exhaust tubo_de_escape=exhaust
catalisador=catalytic-converter amortecedor=shock-absorber suspensao_do_carro=suspension alternador=alternator vela_de_ignicao=spark-plug oleo_do_motor=engine-oil
filtro_de_oleo=oil-filter pastilha_de_freio=brake-pad pastilha_de_travao=brake-pad disco_de_freio=brake-disc correia_dentada=timing-belt
correia_de_distribuicao=timing-belt jante=rim roda_sobresselente=spare-wheel estepe=spare-tyre pneu_sobresselente=spare-tyre calibragem=tyre-pressure-check
alinhamento=alignment balanceamento=balancing lataria=bodywork porta-malas=car-boot porta-bagagens=car-boot bagageira=car-boot banco_do_carro=car-seat
cinto_de_seguranca=seat-belt airbag=airbag buzina=horn quilometros_rodados=mileage hodometro=odometer odometro=odometer velocimetro=speedometer manual_do_carro=car-manual
revisao_do_carro=car-service inspecao_do_carro=vehicle-inspection ipo=vehicle-inspection ipva=vehicle-tax detran=vehicle-authority renavam=vehicle-registration
documento_do_carro=vehicle-registration livrete=vehicle-registration matricula_do_carro=licence-plate placa_do_carro=licence-plate emplacamento=vehicle-registration
carta_verde=green-card multa_de_transito=traffic-fine radar_de_velocidade=speed-camera cnh_suspensa=suspended-licence reboque_de_carro=tow-truck pane=breakdown
avariado=broken-down~ avariar=break-down! batida=crash batida_de_carro=car-crash colisao=collision capotamento=rollover atropelamento=pedestrian-accident
boletim_de_ocorrencia=police-report participacao_amigavel=accident-statement declaracao_amigavel=accident-statement perda_total=total-loss carro_hibrido=hybrid-car
hibrido=hybrid~ carro_classico=classic-car carro_antigo=classic-car fusquinha=car caminhonete_cabine_dupla=pickup-truck picape=pickup-truck jipe=jeep caravana=caravan
micro-onibus=minibus minibus=minibus carrinha_escolar=school-van onibus_escolar=school-bus autocarro_escolar=school-bus perua=van lotacao_do_onibus=bus-capacity
mototaxi=motorcycle-taxi mototaxista=motorcycle-taxi-driver tuk-tuk=tuk-tuk motorista_de_aplicativo=ride-hailing-driver uber=ride-hailing corrida_de_taxi=taxi-ride
tvde=ride-hailing motociclista=motorcyclist motoqueiro=motorcyclist motard=biker lambreta=scooter scooter=scooter motinha=moped ciclomotor=moped
capacete_de_moto=motorcycle-helmet aluguer_de_carros=car-rental carro_alugado=rental-car carpool=carpool stand_de_automoveis=car-dealer stand=dealership
instrutor_de_conducao=driving-instructor aula_de_conducao=driving-lesson aula_de_direcao=driving-lesson baliza_de_estacionamento=parallel-parking conducao=driving
condutor_designado=designated-driver lava-rapido=car-wash lava_rapido=car-wash lavagem_auto=car-wash polimento=polishing insulfilm=window-film combustiveis=fuel
bomba_de_gasolina=petrol-station abastecimento=refuelling frentista_de_posto=pump-attendant eletroposto=charging-station carregador_de_carro=car-charger
tacografo=tachograph ferrovia=railway ferroviario=railway-worker caminho_de_ferro=railway linha_ferrea=railway-line locomotiva=locomotive maquinista=train-driver
vagao=wagon carruagem=carriage metro_ligeiro=light-rail eletrico_historico=tram bonde=tram estacao=station estacao_de_trem=train-station estacao_de_comboios=train-station
plataforma_de_embarque=platform gare=station rodoviaria=bus-station estacao_rodoviaria=bus-station bilhete_unico=travel-card passe_mensal=monthly-pass
passe_social=travel-pass vale_transporte=transport-voucher catraca=turnstile torniquete=turnstile trocador=ticket-collector revisor_de_bilhetes=ticket-inspector
linha_de_onibus=bus-line linha_de_autocarro=bus-line baldeacao=transfer transbordo=transfer atraso=delay pontualidade=punctuality pontual=punctual~ hora_de_ponta=rush-hour
hora_do_rush=rush-hour horario_de_pico=rush-hour congestionamento=traffic-jam transito_parado=traffic-jam desvio=detour lotado_demais=overcrowded~ iate=yacht
lancha_rapida=speedboat barquinho=boat barco_a_remo=rowing-boat barco_a_vela=sailing-boat barco_de_pesca=fishing-boat bote_salva-vidas=lifeboat
colete_salva-vidas=life-jacket boia=buoy amarra=mooring-line amarracao=mooring atracacao=berthing atracadouro=mooring pontao=pontoon leme=rudder casco=hull quilha=keel
mastro=mast proa=bow popa=stern conves=deck camarote_do_navio=cabin navio=ship navegacao=navigation navegar=sail! tripulacao=crew tripulante=crew-member marujo=sailor
carta_nautica=nautical-chart carta_de_marear=nautical-chart carta_de_navegador=boating-licence arrais-amador=boating-licence estaleiro_naval=shipyard
balsa_de_travessia=ferry ferry=ferry mare_alta=high-tide mare_baixa=low-tide tabua_de_mares=tide-table tabela_de_mares=tide-table farol_maritimo=lighthouse
faroleiro=lighthouse-keeper rebocador=tugboat estivador=docker aviao=plane aeronave=aircraft helicoptero=helicopter ultraleve=ultralight planador=glider
aeroclube=flying-club hangar=hangar pista_de_pouso=runway pista_de_aterragem=runway aterragem=landing aterrissagem=landing aterrar=land! aterrissar=land! pouso=landing
decolagem=take-off descolagem=take-off aeromoca=flight-attendant hospedeira=flight-attendant comissario_de_bordo=flight-attendant comissaria=flight-attendant
controlador_de_voo=air-traffic-controller torre_de_controle=control-tower plano_de_voo=flight-plan horas_de_voo=flight-hours caderneta_de_voo=flight-log
simulador_de_voo=flight-simulator drone_agricola=agricultural-drone armazenamento=storage armazenista=warehouse-worker almoxarife=warehouse-keeper estoquista=stock-clerk
conferente=checker repositor=shelf-stacker separador=picker separacao_de_pedidos=order-picking picking=order-picking expedicao=dispatch expedir=dispatch! expedidor=shipper
recebimento=receipt recebimento_de_mercadoria=goods-receipt carga_e_descarga=loading-and-unloading doca_de_carga=loading-dock docas=loading-dock paletes=pallet
porta-paletes=pallet-rack paletizar=palletise! empilhar=stack! pilha_de_caixas=stack corredor_do_armazem=aisle enderecamento=bin-location ruptura_de_estoque=stockout
ruptura_de_stock=stockout rutura_de_stock=stockout estoque_minimo=minimum-stock stock_minimo=minimum-stock giro_de_estoque=stock-turnover giro=turnover
lote_de_producao=batch numero_de_serie=serial-number numero_de_lote=batch-number codigo_de_rastreio=tracking-code rastreio_de_encomendas=parcel-tracking
encomenda_postal=parcel caixa_de_papelao=cardboard-box plastico_bolha=bubble-wrap fita_adesiva=adhesive-tape etiquetadora=label-printer etiquetagem=labelling
coletor_de_dados=handheld-scanner balanca_rodoviaria=weighbridge bascula=weighbridge manifesto=manifest manifesto_de_carga=cargo-manifest romaneio=packing-list
conhecimento_de_transporte=waybill carta_de_porte=waybill nota_de_entrega=delivery-note canhoto_de_entrega=delivery-receipt entrega_expressa=express-delivery
sedex=express-delivery motofrete=motorcycle-courier transportadora_rodoviaria=trucking-company caminhoneira=truck-driver camionagem=trucking carreta=articulated-truck
carreteiro=truck-driver bitrem=road-train semirreboque=semi-trailer caminhao_bau=box-truck caminhao-pipa=water-tanker caminhao_frigorifico=refrigerated-truck
cacamba_de_entulho=skip roteirizacao=route-planning aduana=customs aduaneiro=customs-officer despachante_aduaneiro=customs-broker importacao=import importador=importer
importadora=importer exportacao=export exportador=exporter exportadora=exporter conteineres=container linha_de_montagem=assembly-line montagem=assembly montador=assembler
montadora=carmaker operario_fabril=factory-worker metalurgico=metalworker metalurgica=metal-plant siderurgica=steelworks siderurgia=steelworks fundicao=foundry forja=forge
forjar=forge! usinagem=machining maquinacao=machining fresa=milling-cutter fresadora=milling-machine torneamento=turning cnc=cnc-machine prensa=press
injetora=injection-moulding-machine caldeiraria=boilerworks caldeireiro=boilermaker textil=textile~ fiandeira=spinner curtume=tannery cervejaria_artesanal=craft-brewery
refugo=scrap sucata_de_producao=production-scrap retrabalho=rework parada_de_maquina=machine-downtime paragem_de_maquina=machine-downtime
manutencao_corretiva=corrective-maintenance lubrificacao=lubrication lubrificar=lubricate! lubrificante=lubricant calibracao=calibration calibrar=calibrate! calibre=gauge
paquimetro=caliper micrometro=micrometer gabarito_de_peca=jig tolerancia=tolerance metrologia=metrology nao_conformidade=nonconformity nao-conformidade=nonconformity
auditoria_interna=internal-audit acao_corretiva=corrective-action melhoria_continua=continuous-improvement melhoria=improvement instrucao_de_trabalho=work-instruction
procedimento=procedure ordem_de_producao=production-order ordem_de_fabrico=production-order ficha_tecnica=data-sheet certificacao=certification certificar=certify!
selo_de_qualidade=quality-seal recall=recall reclamacao_de_cliente=customer-complaint devolucao_de_cliente=customer-return equipamento_de_protecao=protective-equipment
oculos_de_protecao=safety-glasses luva_de_protecao=protective-glove protetor_auricular=ear-protection protetor_de_ouvido=earplug bota_de_seguranca=safety-boot
bota_de_borracha=rubber-boot galocha=rubber-boot galochas=rubber-boot mascara_de_protecao=protective-mask tecnico_de_seguranca=safety-technician cipa=safety-committee
quase_acidente=near-miss quase-acidente=near-miss risco_ocupacional=occupational-hazard medicina_do_trabalho=occupational-medicine exame_admissional=pre-employment-exam
aso=fitness-certificate insalubridade=hazard-pay periculosidade=hazard-pay perigo=danger perigoso=dangerous~ substancia_perigosa=hazardous-substance
produto_quimico=chemical inflamavel=flammable~ toxico=toxic~ veneno=poison envenenamento=poisoning intoxicacao=poisoning explosao=explosion explosivo=explosive
laboratorial=laboratory~ amostragem=sampling colheita_de_amostras=sample-collection tubo_de_ensaio=test-tube pipeta=pipette proveta=measuring-cylinder bequer=beaker
placa_de_petri=petri-dish laminula=cover-slip lamina_de_microscopio=microscope-slide bancada_de_laboratorio=lab-bench bico_de_bunsen=bunsen-burner
balanca_de_precisao=precision-scale caderno_de_laboratorio=lab-notebook estufa_de_laboratorio=lab-incubator cromatografia=chromatography espectrometro=spectrometer
reagentes=reagent acido=acid solucao_tampao=buffer-solution molecula=molecule atomo=atom celula_estaminal=stem-cell celula-tronco=stem-cell adn=dna genetica=genetics
geneticista=geneticist genoma=genome proteina=protein enzima=enzyme fungo=fungus cultura_celular=cell-culture cobaia=guinea-pig hipotese=hypothesis experiencia=experience
peer_review=peer-review revista_cientifica=scientific-journal bolsa_de_investigacao=research-grant bolsa_de_pesquisa=research-grant
iniciacao_cientifica=undergraduate-research geologo=geologist geologa=geologist geologia=geology mineral=mineral minerio=ore mineracao=mining garimpo=gold-mining
garimpeiro=gold-prospector pedreira=quarry fossil=fossil paleontologo=paleontologist arqueologia=archaeology arqueologa=archaeologist
escavacao_arqueologica=archaeological-dig antropologo=anthropologist antropologia=anthropology sociologo=sociologist fisico_nuclear=nuclear-physicist quimico=chemist
matematico=mathematician estatistico=statistician economista=economist geografo=geographer oceanografo=oceanographer biologo_marinho=marine-biologist
botanico_amador=amateur-botanist entomologista=entomologist entomologo=entomologist inseto=insect micologia=mycology cogumeleiro=mushroom-picker
observacao_astronomica=stargazing observatorio=observatory planetario=planetarium planeta=planet eclipse=eclipse cometa=comet constelacao=constellation galaxia=galaxy
asteroide=asteroid meteorito=meteorite astronauta=astronaut binoculo=binoculars binoculos=binoculars meteorologia=meteorology meteorologista=meteorologist
previsao_do_tempo=weather-forecast boletim_meteorologico=weather-report estacao_meteorologica=weather-station pluviometro=rain-gauge barometro=barometer
anemometro=anemometer catavento=weathervane pressao_atmosferica=air-pressure relampago=lightning trovao=thunder nevoeiro=fog neblina=fog nevoa=mist cerracao=fog
orvalho=dew chuvisco=drizzle garoa=drizzle aguaceiro=shower temporal_forte=storm vendaval=gale ventania=gale rajada=gust brisa=breeze furacao=hurricane ciclone=cyclone
tornado=tornado onda_de_calor=heatwave onda_de_frio=cold-spell calor=heat calorao=heat friagem=cold-spell seca_prolongada=drought arco-iris=rainbow por_do_sol=sunset
por-do-sol=sunset nascer_do_sol=sunrise indice_uv=uv-index insolacao=sunstroke terremoto=earthquake terramoto=earthquake sismo=earthquake tsunami=tsunami
deslizamento_de_terra=landslide deslizamento_de_terras=landslide derrocada=landslide cheias=flood nivel_do_rio=river-level bichano=cat bichana=cat felino=cat canino=dog~
vira-lata=mongrel vira_lata=mongrel rafeiro=mongrel cadelinha=dog caozinho=dog cao-guia=guide-dog cao_guia=guide-dog cao_de_guarda=guard-dog cao_de_caca=hunting-dog
pastor_alemao=german-shepherd labrador=labrador poodle=poodle hamster=hamster porquinho-da-india=guinea-pig coelhinho=rabbit furao=ferret chinchila=chinchilla
papagaio=parrot periquito=parakeet calopsita=cockatiel canario=canary arara=macaw tucano=toucan beija-flor=hummingbird pardal=sparrow andorinha=swallow gaivota=seagull
coruja=owl aguia=eagle falcao=falcon falcoaria=falconry gaviao=hawk urubu=vulture abutre=vulture cegonha=stork garca=heron pavao=peacock pombal=dovecote
columbofilia=pigeon-racing columbofilo=pigeon-fancier pombo-correio=carrier-pigeon passarinho=bird passarinheiro=bird-keeper gaiola=cage poleiro=perch
ovo_choco=hatching-egg jabuti=tortoise lagarto=lizard lagartixa=gecko iguana=iguana jacare=alligator crocodilo=crocodile serpente=snake jararaca=pit-viper vibora=viper
escorpiao=scorpion aranha=spider barata_inseto=cockroach ratazana=rat camundongo=mouse ratoeira=mousetrap morcego=bat capivara=capybara anta=tapir onca=jaguar
macaco=monkey mico=marmoset sagui=marmoset bicho-preguica=sloth tamandua=anteater tatu=armadillo quati=coati veado=deer cervo=deer javali=wild-boar raposa=fox lobo=wolf
urso=bear lince=lynx ourico=hedgehog ourico-cacheiro=hedgehog esquilo=squirrel texugo=badger lontra=otter golfinho=dolphin boto=river-dolphin baleia=whale tubarao=shark
foca=seal pinguim=penguin elefante=elephant leao=lion tigre=tiger girafa=giraffe zebra=zebra zoologico=zoo jardim_zoologico=zoo animal_silvestre=wild-animal
animal_selvagem=wild-animal animal_perdido=lost-animal animal_abandonado=stray-animal animal_de_rua=stray-animal gato_de_rua=stray-cat cao_de_rua=stray-dog
colonia_de_gatos=cat-colony protetor_de_animais=animal-rescuer protetora_de_animais=animal-rescuer lar_provisorio=foster-home petiscos=treat racao_para_gato=cat-food
racao_para_cachorro=dog-food caixa_de_transporte=pet-carrier transportadora_de_gatos=pet-carrier casota=kennel casinha_de_cachorro=kennel areia_de_gato=cat-litter
arranhador=scratching-post microchip=microchip antiparasitario=antiparasitic antipulgas=flea-treatment esterilizacao=sterilisation esterilizar=sterilise!
vacina_antirrabica=rabies-vaccine raiva_animal=rabies leishmaniose=leishmaniasis boletim_sanitario=pet-health-record tosa=grooming tosador=groomer tosadora=groomer
tosquia=shearing tosquiar=shear! hotel_para_caes=dog-hotel hotel_de_animais=pet-hotel creche_de_caes=dog-daycare creche_canina=dog-daycare
passeador_de_cachorros=dog-walker adestramento=dog-training treino_canino=dog-training obediencia=obedience petsitter=pet-sitter pet_sitter=pet-sitter
ninhada_de_cachorros=litter pedigree=pedigree raca_pura=purebred~ criador_de_caes=dog-breeder canicultura=dog-breeding aquarista=aquarist aquariofilia=fishkeeping
terrario=terrarium equitacao=horse-riding hipismo=equestrian-sport picadeiro=riding-arena centro_hipico=riding-centre hipica=riding-club cavaleiro=rider amazona=horsewoman
cavalgada=horse-ride cavalgar=ride! sela=saddle selar=saddle! arreio=harness cabresto=halter redea=rein estribo=stirrup ferradura=horseshoe ferrar=shoe! espora=spur
haras=stud-farm coudelaria=stud-farm garanhao=stallion ponei=pony equoterapia=equine-therapy hipoterapia=equine-therapy vaquejada=rodeo rodeio=rodeo
peao_de_rodeio=rodeo-rider tourada=bullfight toureiro=bullfighter culinaria=cooking receituario=recipe-book livro_de_receitas=cookbook caderno_de_receitas=recipe-book
modo_de_preparo=preparation-steps chavena_de_cha=teacup colher_de_cha=teaspoon pitada=pinch porcao=portion caldo_knorr=stock-cube panela_de_pressao=pressure-cooker
fritadeira=fryer air_fryer=air-fryer fritadeira_eletrica=air-fryer liquidificador=blender varinha_magica=hand-blender mixer=hand-blender torradeira=toaster
sanduicheira=sandwich-maker micro-ondas=microwave microondas=microwave forno_a_lenha=wood-oven chaleira=kettle bule=teapot cafeteira=coffee-maker
moinho_de_cafe=coffee-grinder moedor=grinder peneira=sieve coador=strainer escorredor=colander ralador=grater abridor=opener abre-latas=can-opener concha=ladle
cacarola=saucepan tacho=pot frasco=jar tupperware=food-container recipiente=container papel_aluminio=aluminium-foil papel_de_aluminio=aluminium-foil
pelicula_aderente=cling-film plastico_filme=cling-film refogar=saute! gratinar=gratinate! grelhar=grill! grelha=grill grelhado=grilled~ cozer=cook! descascar=peel!
picar=chop! ralar=grate! amassar_pao=knead! bater_claras=whisk! mexer_a_panela=stir! marinar=marinate! descongelar=thaw! congelar=freeze! congelado=frozen~
aquecer_comida=heat-up! provar_comida=taste! sabor=flavour saboroso=tasty~ gostoso=tasty~ delicioso=delicious~ picante=spicy~ apimentado=spicy~ salgado_demais=salty~
azedo=sour~ amargo=bitter~ cru=raw~ maduro=ripe~ podre=rotten~ estragado=spoiled~ fresquinho=fresh~ caseirinho=homemade~ sobras=leftovers sobra_de_comida=leftovers
marmita_fit=healthy-meal comida_saudavel=healthy-food comida_congelada=frozen-food comida_de_bebe=baby-food comida_caseira=home-cooked-food fome_emocional=emotional-eating
dieta_cetogenica=keto-diet low_carb=low-carb~ cetogenica=keto-diet carboidrato=carbohydrate hidrato_de_carbono=carbohydrate hidratos_de_carbono=carbohydrate
fibra_alimentar=dietary-fibre sodio=sodium nutriente=nutrient nutricao=nutrition tabela_nutricional=nutrition-table valor_nutricional=nutritional-value
caloria_diaria=daily-calories contagem_de_calorias=calorie-counting jejum_intermitente=intermittent-fasting perder_peso=lose-weight! ganhar_peso=gain-weight!
ganho_de_peso=weight-gain obesidade=obesity obeso=obese~ sobrepeso=overweight excesso_de_peso=overweight imc=body-mass-index bioimpedancia=body-composition-scan
circunferencia_da_cintura=waist-size cintura=waist intolerancia=intolerance intolerante=intolerant~ intolerancia_a_lactose=lactose-intolerance lactose=lactose
sem_lactose=lactose-free~ sem_gluten=gluten-free~ sem_acucar=sugar-free~ celiaca=celiac-patient doenca_celiaca=celiac-disease restricao_alimentar=dietary-restriction
alergia_alimentar=food-allergy alergica=allergic~ choque_anafilatico=anaphylactic-shock adrenalina=adrenaline frutos_do_mar=seafood frutos_secos=nuts
corante=food-colouring conservante=preservative aditivo=additive transgenico=genetically-modified~ bulimia=bulimia anorexia=anorexia compulsao=compulsion
compulsao_alimentar=binge-eating sofa-cama=sofa-bed poltrona=armchair cadeirao=high-chair cadeira_de_bebe=high-chair banquinho=stool tamborete=stool
mesa_de_jantar=dining-table mesa_de_centro=coffee-table mesa_de_cabeceira=bedside-table criado-mudo=bedside-table mesinha=table escrivaninha=desk comoda=chest-of-drawers
colchao=mattress travesseiro=pillow fronha=pillowcase edredom=duvet edredao=duvet cobertor=blanket manta=blanket tapete=rug carpete=carpet alcatifa=carpet capacho=doormat
cortinados=curtain varao=curtain-rod quadro_na_parede=picture moldura_de_fotos=picture-frame porta-retrato=picture-frame vela_perfumada=scented-candle castical=candlestick
cinzeiro=ashtray fosforo=match isqueiro=lighter balde_do_lixo=bin cesto_do_lixo=bin papel_higienico=toilet-paper papel_de_cozinha=kitchen-paper toalhinha=wipe
lenco_de_papel=tissue cotonete=cotton-swab eletrodomesticos=appliance forninho=oven placa_de_inducao=induction-hob cooktop=hob fogao_a_gas=gas-stove
bancada_de_cozinha=worktop sala_de_estar=living-room sala_de_jantar=dining-room quarto_de_casal=bedroom quarto_de_hospedes=guest-room cozinha_americana=open-kitchen
area_de_servico=laundry-room marquise=enclosed-balcony corredor_da_casa=hallway despensa_da_cozinha=pantry lavabo=guest-toilet quintal_da_casa=backyard
piscina_do_condominio=pool caixa_de_correio=mailbox caixa_do_correio=mailbox molho_de_chaves=key-ring chave_reserva=spare-key chave_suplente=spare-key
copia_de_chave=key-copy mudanca_de_casa=house-move empresa_de_mudancas=moving-company carreto=haulage encaixotar=box! desencaixotar=unbox! guarda-moveis=self-storage
guarda_moveis=self-storage guarda-volumes=luggage-storage cacifo=locker escaninho=locker inventario_da_casa=home-inventory lista_do_mercado=shopping-list
lista_de_supermercado=shopping-list prazo_de_validade=expiry-date garantia_do_produto=warranty manual_de_instrucoes=instruction-manual nota_de_compra=receipt
talao_de_compra=receipt faxina_da_casa=housecleaning escala_de_limpeza=cleaning-schedule escala_da_louca=dishwashing-schedule mesada_dos_filhos=pocket-money
semanada=pocket-money quadro_de_tarefas=chore-chart parentesco=kinship parentes=relatives tataravo=great-great-grandfather trisavo=great-great-grandfather
tetravo=great-great-grandfather bisneta=great-granddaughter netinho=grandchild netinha=grandchild vozinha=grandmother avozinha=grandmother padrasto=stepfather
madrasta=stepmother enteado=stepson enteada=stepdaughter meio-irmao=half-brother meia-irma=half-sister irmaozinho=little-brother irmazinha=little-sister
cacula=youngest-child primogenito=firstborn gemeo=twin gemea=twin filho_unico=only-child filho_adotivo=adopted-child pai_solteiro=single-father mae_solteira=single-mother
guarda_dos_filhos=child-custody guarda_alternada=shared-custody custodia=custody tutela=guardianship tutela_de_menor=guardianship curatela=guardianship
interdicao=guardianship familia_de_acolhimento=foster-family familia_acolhedora=foster-family orfanato=orphanage orfao=orphan orfa=orphan conjuge=spouse
companheiro=partner companheira=partner concunhado=brother-in-law comadre=godmother afilhada=goddaughter babysitter=babysitter folguista=relief-worker amiguinho=friend
amiguinha=friend coleguinha=classmate menor_de_idade=minor maior_de_idade=adult maioridade=adulthood puberdade=puberty adolescencia=adolescence infancia=childhood
velhice=old-age terceira_infancia=childhood maternidade=maternity paternidade=paternity cha_de_bebe=baby-shower cha_de_panela=bridal-shower
cha_revelacao=gender-reveal-party despedida_de_solteiro=bachelor-party despedida_de_solteira=bachelorette-party noivado=engagement pedido_de_casamento=marriage-proposal
lua_de_mel=honeymoon lua-de-mel=honeymoon lista_de_casamento=wedding-gift-list convite=invitation convite_de_casamento=wedding-invitation save_the_date=save-the-date
padrinho_de_casamento=best-man dama_de_honor=bridesmaid daminha=flower-girl pajem=page-boy bodas=wedding-anniversary cerimonial=ceremony
assessora_de_casamento=wedding-planner mesa_de_doces=sweets-table lugar_marcado=assigned-seat plano_de_mesas=seating-plan mapa_de_mesas=seating-plan
confirmacao_de_presenca=rsvp divorciado=divorced~ divorciada=divorced~ separacao=separation solteiro=single~ solteira=single~ casado=married~ casada=married~
viuvez=widowhood relacionamento=relationship encontro=meeting paquera=flirt amizade=friendship cova=grave sepultura=grave tumulos=grave lapide=gravestone caixao=coffin
urna_funeraria=urn crematorio=crematorium cremacao=cremation cremar=cremate! cinzas=ashes sepultamento=burial sepultar=bury! enterrar=bury! jazigos=burial-plot
ossario=ossuary coveiro=gravedigger agencia_funeraria=funeral-home agente_funerario=undertaker cangalheiro=undertaker missa_de_setimo_dia=memorial-mass obituario=obituary
necrologia=obituary condolencias=condolence pesames=condolence enlutado=bereaved-person auxilio-funeral=funeral-allowance plano_funerario=funeral-plan
carro_funerario=hearse exumacao=exhumation inumacao=burial herdeiro=heir herdeira=heir herdar=inherit! inventariante=estate-executor partilha_de_bens=division-of-assets
testamenteiro=executor doacao_de_orgaos=organ-donation troco=change trocado=change trocados=change tostao=penny grana_extra=extra-money bufunfa_extra=extra-money
renda_extra=side-income rendimento_extra=side-income vaquinha_online=crowdfunding cofrinho=piggy-bank mealheiro=piggy-bank porquinho_mealheiro=piggy-bank
caderneta_de_poupanca=savings-account conta_corrente=current-account conta_poupanca=savings-account conta_a_ordem=current-account conta_bancaria=bank-account
conta_conjunta=joint-account agencia_bancaria=bank-branch bancario=bank-clerk caixa_eletronico=cash-machine caixa_automatico=cash-machine saque=withdrawal sacar=withdraw!
levantamento_de_dinheiro=withdrawal depositar=deposit! transferir=transfer! transferencia_mbway=transfer nib=bank-account-number chave_pix=payment-key
cheque_especial=overdraft descoberto=overdraft cheque_sem_fundo=bad-cheque juro=interest juros=interest taxa_de_juro=interest-rate taxa_de_juros=interest-rate
euribor=interest-rate selic=interest-rate inflacao=inflation amortizacao=amortisation amortizar=amortise! prestacao_mensal=instalment parcelamento=instalment-plan
parcelar=pay-in-instalments! crediario=store-credit endividado=indebted~ endividamento=indebtedness sobre-endividamento=over-indebtedness renegociacao=renegotiation
renegociar=renegotiate! nome_sujo=bad-credit serasa=credit-bureau score_de_credito=credit-score inadimplentes=defaulter falido=bankrupt~ insolvencia=insolvency
recuperacao_judicial=bankruptcy-protection agiota=loan-shark emprestimo_pessoal=personal-loan emprestimo_consignado=payroll-loan consignado=payroll-loan financiar=finance!
investidor=investor investidora=investor investir_dinheiro=invest! acao_da_bolsa=stock acoes=stocks dividendo=dividend acionista=shareholder
carteira_de_investimentos=investment-portfolio fundo_de_investimento=investment-fund tesouro_direto=government-bond certificado_de_aforro=savings-bond
certificados_de_aforro=savings-bond previdencia_privada=private-pension ppr=pension-plan cripto=cryptocurrency bitcoin=bitcoin corretagem=brokerage
cotacao_do_dolar=exchange-rate casa_de_cambio=exchange-office dolar=dollar moeda_local=local-currency moeda_social=community-currency lucro=profit lucrar=profit!
lucrativo=profitable~ prejuizo=loss faturamento_mensal=monthly-revenue receita_bruta=gross-revenue despesa_fixa=fixed-expense custo_fixo=fixed-cost margem=margin
margem_de_lucro=profit-margin preco_de_custo=cost-price preco_de_venda=sale-price precificacao=pricing precificar=price! balancete=trial-balance
balanco_patrimonial=balance-sheet demonstrativo=statement extrato_da_conta=account-statement lancamento=entry lancamento_contabil=accounting-entry
conciliacao=reconciliation conciliacao_bancaria=bank-reconciliation contas_a_pagar=accounts-payable contas_a_receber=accounts-receivable fluxo_de_pagamentos=payment-flow
livro-caixa=cash-book livro_caixa=cash-book livro_de_contas=ledger fecho_de_contas=closing fechamento_de_caixa=cash-closing fecho_de_caixa=cash-closing
abertura_de_caixa=cash-opening sangria=cash-withdrawal prestacao_de_contas=accountability-report fatura_recibo=invoice fatura-recibo=invoice fatura_simplificada=receipt
nota_de_credito=credit-note nota_de_debito=debit-note proforma=proforma-invoice nfe=electronic-invoice nota_fiscal_eletronica=electronic-invoice
microempreendedor=sole-trader empresario_em_nome_individual=sole-trader simples_nacional=tax-regime tributo=tax tributacao=taxation tributario=tax~ contribuinte=taxpayer
contribuicao=contribution declaracao_de_imposto=tax-return declaracao_de_irs=tax-return declaracao_de_renda=tax-return restituicao=refund deducao=deduction deduzir=deduct!
isencao=exemption isento=exempt~ malha_fina=tax-audit receita_federal=tax-office financas_publicas=public-finance autoridade_tributaria=tax-office sonegacao=tax-evasion
icms=sales-tax iss=service-tax iuc=road-tax imi_anual=property-tax aliquota=tax-rate fgts=severance-fund decimo_terceiro=christmas-bonus subsidio_de_natal=christmas-bonus
subsidio_de_ferias=holiday-bonus subsidio_de_alimentacao=meal-allowance vale_refeicao=meal-voucher vale-alimentacao=food-voucher vale_alimentacao=food-voucher
contracheque=payslip holerite=payslip recibo_de_vencimento=payslip recibo_de_salario=payslip adiantamento=advance adiantamento_salarial=salary-advance
aumento_de_salario=pay-rise comissionado=commission-earner comissao_de_vendas=sales-commission bonus=bonus gratificacao=bonus participacao_nos_lucros=profit-share
ajuda_de_custo=allowance ajudas_de_custo=travel-allowance diaria_de_viagem=travel-allowance relatorio_de_despesas=expense-report
reembolso_de_despesas=expense-reimbursement admissao=hiring contratacao=hiring contratado=contractor recrutamento=recruitment candidatura=application
vaga_aberta=job-opening entrevistador=interviewer entrevistadora=interviewer entrevistar=interview! carta_de_apresentacao=cover-letter
carta_de_recomendacao=reference-letter periodo_de_experiencia=probation periodo_experimental=probation aviso_de_ferias=holiday-notice pedido_de_ferias=leave-request
mapa_de_ferias=holiday-schedule folga_semanal=day-off dia_de_folga=day-off banco_de_folgas=time-off-account atestado_medico=sick-note baixa_por_doenca=sick-leave
licenca_medica=sick-leave afastamento=leave demitir=dismiss! demitido=dismissed~ despedimento=dismissal justa_causa=just-cause sindicato=trade-union sindicalista=unionist
greve=strike grevista=striker patronato=employers teletrabalho=remote-work home_office=home-office trabalho_remoto=remote-work escritorio_compartilhado=coworking
coworking=coworking sala_de_reuniao=meeting-room sala_de_reunioes=meeting-room ata_de_reuniao=meeting-minutes ata_da_reuniao=meeting-minutes
pauta_da_reuniao=meeting-agenda ordem_de_trabalhos=meeting-agenda ordem_do_dia=meeting-agenda quorum=quorum deliberacao=resolution estatuto=statute estatutos=statutes
avaliacao_de_desempenho=performance-review desempenho_escolar=school-performance plano_de_carreira=career-plan carreira=career promocao_no_trabalho=promotion
turno_noturno=night-shift turno_da_manha=morning-shift turno_da_tarde=afternoon-shift escala_de_folgas=day-off-schedule passagem_de_plantao=shift-handover
plantonista=on-call-worker biscate=odd-job biscateiro=odd-job-worker freteiro=carrier trampar=work! emprego_temporario=temporary-job estagio=internship estagiar=intern!
estagiario_curricular=intern jovem_aprendiz=apprentice seguradora_de_saude=health-insurer seguro_saude=health-insurance seguro_de_saude=health-insurance
seguro_viagem=travel-insurance seguro_de_viagem=travel-insurance seguro_habitacao=home-insurance seguro_da_casa=home-insurance seguro_multirriscos=home-insurance
seguro_agricola=crop-insurance franquia_do_seguro=deductible carencia=waiting-period coparticipacao=copayment comparticipacao=co-payment apolice_de_seguro=insurance-policy
participacao_de_sinistro=insurance-claim aviso_de_sinistro=insurance-claim perito_de_seguros=loss-adjuster peritagem=appraisal beneficiaria=beneficiary
adse=health-insurance advocacia=law-firm jurista=lawyer juridica=legal~ codigo_civil=civil-code constituicao=constitution legislacao=legislation jurisprudencia=case-law
acordao=ruling liminar=injunction providencia_cautelar=injunction recurso_judicial=appeal apelacao=appeal reu=defendant acusado=accused acusacao=accusation acusar=accuse!
inocente=innocent~ culpado=guilty~ condenacao=conviction condenado=convict condenar=convict! absolver=acquit! fianca=bail pena_de_prisao=prison-sentence
liberdade_condicional=parole tornozeleira_eletronica=ankle-monitor pulseira_eletronica=ankle-monitor presidiario=prisoner recluso=prisoner detento=prisoner
reclusa=prisoner agente_penitenciario=prison-guard guarda_prisional=prison-guard penitenciaria=prison carcere=prison visita_prisional=prison-visit
defensor_publico=public-defender defensoria=public-defender-office defensoria_publica=public-defender-office apoio_judiciario=legal-aid
ministerio_publico=public-prosecutor procuradoria=prosecutor-office conciliador=mediator mediacao=mediation mediador=mediator arbitro_judicial=arbitrator
acordo_extrajudicial=out-of-court-settlement audiencia_judicial=court-hearing prazo_processual=procedural-deadline juizado=small-claims-court
julgado_de_paz=small-claims-court oficial_de_justica=bailiff agente_de_execucao=bailiff leilao_judicial=judicial-auction penhora_de_bens=seizure execucao=execution
citacao_judicial=summons minuta=draft minuta_de_contrato=contract-draft aditivo_contratual=contract-amendment aditamento=amendment adenda=addendum
anexo_do_contrato=contract-annex termo_de_compromisso=commitment-agreement termo_de_responsabilidade=liability-waiver termo_de_uso=terms-of-use termos_de_uso=terms-of-use
politica_de_privacidade=privacy-policy confidencialidade_contratual=confidentiality marca_registada=trademark marca_registrada=trademark
registro_de_marca=trademark-registration propriedade_intelectual=intellectual-property policia_militar=military-police psp=police gnr=police guarda_civil=civil-guard
guarda_municipal=municipal-police delegacia_da_mulher=women-police-station esquadra_de_policia=police-station posto_da_gnr=police-station patrulhamento=patrol
patrulhar=patrol! viatura_policial=police-car crime=crime criminoso=criminal criminalidade=crime delito=offence furto_de_carro=car-theft assalto=robbery assaltante=robber
assaltar=rob! assaltado=robbed~ bandido=bandit trombadinha=pickpocket carteirista=pickpocket sequestro=kidnapping rapto=kidnapping homicidio=homicide assassinato=murder
vitima=victim agressor=aggressor agressao=assault agredir=assault! violencia_domestica=domestic-violence violencia=violence violento=violent~ estupro=rape
violacao=violation abuso=abuse abusar=abuse! assediar=harass! perseguicao=stalking stalker=stalker medida_protetiva=restraining-order ordem_de_restricao=restraining-order
botao_de_panico=panic-button trafico=trafficking traficante=drug-dealer milicia=militia corrupcao=corruption corrupto=corrupt~ suborno=bribe propina_ilegal=bribe
fraude=fraud golpe_do_pix=payment-scam golpe_online=online-scam estelionato=fraud phishing=phishing vandalismo=vandalism pichacao=graffiti pericia=forensic-examination
perito_criminal=forensic-expert impressoes_digitais=fingerprint camera_corporal=body-camera camara_corporal=body-camera investigacao_criminal=criminal-investigation
detetive=detective boletim_policial=police-report queixa-crime=criminal-complaint pessoa_desaparecida=missing-person desaparecida=missing-person
perdidos_e_achados=lost-and-found achados_e_perdidos=lost-and-found objeto_perdido=lost-item objeto_achado=found-item objeto=object asilo=asylum asilo_politico=asylum
requerente_de_asilo=asylum-seeker solicitante_de_refugio=asylum-seeker campo_de_refugiados=refugee-camp deslocado=displaced-person retornado=returnee
autorizacao_de_residencia=residence-permit titulo_de_residencia=residence-permit visto_de_residencia=residence-visa visto_de_trabalho=work-visa aima=immigration-office
sef=immigration-office reagrupamento_familiar=family-reunification deportacao=deportation deportar=deport! indocumentado=undocumented~ sem_documentos=undocumented~
curso_de_portugues=portuguese-course interprete_voluntario=volunteer-interpreter venezuelano=venezuelan~ sirio=syrian~ caboverdiano=cape-verdean~
cabo-verdiano=cape-verdean~ guineense=guinean~ boliviano=bolivian~ argentino=argentinian~ chinesa=chinese~ romeno=romanian~ cigano=roma~ afrodescendente=afro-descendant~
negro=black~ indio=indigenous~ aldeia_indigena=indigenous-village cacique=chief paje=shaman quilombo=quilombo racismo=racism racista=racist~ preconceito=prejudice
discriminacao=discrimination discriminar=discriminate! igualdade=equality diversidade=diversity feminista=feminist~ feminismo=feminism lgbt=lgbt~ gay=gay~ lesbica=lesbian
trans=transgender~ transgenero=transgender~ caridade=charity beneficente=charitable~ beneficencia=charity filantropia=philanthropy instituicao_social=charity
misericordia=charity caritas=charity sem-abrigo=homeless-person sem_abrigo=homeless-person morador_de_rua=homeless-person mendigo=beggar pobreza=poverty pobre=poor~
carente=needy~ necessitado=needy~ vulneravel=vulnerable~ vulnerabilidade_social=social-vulnerability sopao=soup-kitchen sopa_dos_pobres=soup-kitchen
campanha_do_agasalho=clothing-drive agasalho=warm-clothing doacao_de_roupa=clothing-donation doacao_de_alimentos=food-donation doacao_de_sangue=blood-donation
banco_de_sangue=blood-bank hemocentro=blood-bank tipo_sanguineo=blood-type dadiva_de_sangue=blood-donation dador=donor dador_de_sangue=blood-donor
apadrinhamento=sponsorship apadrinhar=sponsor! patrocinio=sponsorship patrocinar=sponsor! mecenas=patron mecenato=patronage rifa_solidaria=charity-raffle
jantar_solidario=charity-dinner bingo=bingo sorteio_de_premios=prize-draw recolha_de_alimentos=food-drive banco_de_leite=milk-bank projeto_social=social-project
acao_social=social-work ativista=activist ativismo=activism militante=activist militancia=activism manifestacao=demonstration manifestante=protester protesto=protest
protestar=protest! movimento_social=social-movement associativismo=community-associations coletividade=local-association associacao_de_moradores=residents-association
associacao_cultural=cultural-association associacao_recreativa=social-club liga_de_bairro=neighbourhood-association centro_comunitario=community-centre
centro_social=social-centre centro_de_dia=day-centre centro_de_convivio=social-centre convivio=get-together universidade_senior=senior-university
comissao_organizadora=organising-committee quotizacao=membership-fee joia_de_inscricao=joining-fee quota_de_socio=membership-fee quotas=membership-fee
cota_mensal=monthly-fee quadro_social=membership associada=member tesouraria=treasury conselho_fiscal=audit-board suplente_da_direcao=deputy eleitora=voter votante=voter
candidato_a_vereador=council-candidate campanha_eleitoral=election-campaign comicio=rally santinho=election-flyer panfleto=leaflet flyer=flyer cabo_eleitoral=canvasser
mesario=poll-worker mesaria=poll-worker mesa_de_voto=polling-station secao_eleitoral=polling-station zona_eleitoral=electoral-district urna_eletronica=voting-machine
cedula_de_votacao=ballot boletim_de_voto=ballot apuracao=vote-count voto_por_correio=postal-vote voto_secreto=secret-ballot abstencao=abstention plebiscito=plebiscite
referendo=referendum sondagem_eleitoral=election-poll segundo_turno=runoff segunda_volta=runoff partido_politico=political-party coligacao=coalition oposicao=opposition
mandato=mandate presidenta=president presidencia=presidency democracia=democracy ditadura=dictatorship videogame=video-game video_game=video-game jogo_de_cartas=card-game
jogo_de_dados=dice-game jogo_da_velha=tic-tac-toe jogo_do_galo=tic-tac-toe jogo_da_memoria=memory-game jogo_da_forca=hangman domino=domino damas=draughts
jogo_de_damas=draughts gamao=backgammon xadrezista=chess-player enxadrista=chess-player xeque-mate=checkmate abertura_de_xadrez=chess-opening canastra=canasta poquer=poker
poker=poker buraco_de_cartas=canasta sueca_de_cartas=card-game bisca=card-game cartada=trick carta_de_baralho=playing-card naipe_de_cartas=suit coringa=joker joker=joker
dado_de_jogo=die dados_de_jogo=dice peao_do_jogo=pawn ficha_de_jogo=token tabuleiro_de_xadrez=chessboard quebra-cabeca=puzzle quebra-cabecas=puzzle
palavras_cruzadas=crossword palavra_cruzada=crossword sudoku=sudoku caca-palavras=word-search sopa_de_letras=word-search enigma=riddle adivinhacao=guessing-game
escape_room=escape-room esconde-esconde=hide-and-seek amarelinha=hopscotch piao=spinning-top berlinde=marble bolinha_de_gude=marble pipa_de_papel=kite
papagaio_de_papel=kite ioio=yo-yo jogatina=gaming-session gamer=gamer e-sports=esports esports=esports cla=clan guilda=guild masmorra=dungeon mestre_de_jogo=game-master
mestre_do_jogo=game-master mestre_de_rpg=game-master ficha_de_personagem=character-sheet ficha_do_personagem=character-sheet partida_de_xadrez=chess-game
placar_do_jogo=score rodada_de_jogo=round desafiante=challenger bolao=betting-pool totobola=betting-pool loteria=lottery lotaria=lottery totoloto=lottery mega-sena=lottery
euromilhoes=lottery raspadinha=scratch-card cassino=casino casino=casino apostador=bettor apostador_compulsivo=problem-gambler apostas_esportivas=sports-betting
apostas_desportivas=sports-betting ludoteca_de_jogos=game-library cosplay=cosplay colecionavel=collectible carta_colecionavel=trading-card
album_de_figurinhas=sticker-album caderneta_de_cromos=sticker-album troca_de_cromos=sticker-swap troca_de_figurinhas=sticker-swap maquina_fotografica=camera
camera_fotografica=camera lente=lens objetiva=lens tripe=tripod flash=flash rolo_de_filme=film-roll filme_fotografico=photographic-film revelacao=development
revelar=reveal! negativo=negative camara_escura=darkroom laboratorio_fotografico=photo-lab ensaio_fotografico=photo-shoot sessao_fotografica=photo-shoot
sessao_de_fotos=photo-shoot foto_de_casamento=wedding-photo fotografo_de_casamento=wedding-photographer retratista=portraitist selfie=selfie fotinha=photo fotinho=photo
fototeca=photo-library banco_de_imagens=image-bank edicao_de_fotos=photo-editing edicao_de_video=video-editing editor_de_video=video-editor filmagem=filming
filmadora=video-camera camera_de_video=video-camera cineasta=filmmaker curta-metragem=short-film curta_metragem=short-film longa-metragem=feature-film
longa_metragem=feature-film documentario=documentary documentarista=documentary-maker serie_de_tv=tv-series temporada_da_serie=season novela=soap-opera
telenovela=soap-opera televisao=television televisor=television canal_do_youtube=youtube-channel youtuber=youtuber inscrito_do_canal=subscriber video_aula=video-lesson
videoaula=video-lesson legendar=subtitle! legendagem=subtitling dublagem=dubbing dobragem=dubbing dublador=voice-actor locucao=voice-over storyboard=storyboard
claquete=clapperboard producao_audiovisual=video-production roteiro_de_cinema=screenplay argumento=argument argumentista=screenwriter realizador=film-director
cineclubista=film-club-member cartaz_de_cinema=film-poster sessao_de_cinema=film-screening transmissao=broadcast transmissao_ao_vivo=live-stream transmitir=broadcast!
emissora=broadcaster estacao_de_radio=radio-station podcaster_iniciante=podcaster episodio_de_podcast=podcast-episode vinheta=jingle trilha_sonora=soundtrack
banda_sonora=soundtrack efeito_sonoro=sound-effect entrevistado=interviewee entrevistada=interviewee reportagem=news-report reporter=reporter manchete=headline
redator=copywriter redatora=copywriter colunista=columnist assessoria_de_imprensa=press-office imprensa=press comunicado=announcement comunicado_de_imprensa=press-release
press_release=press-release jornaleiro=newsagent banca_de_jornal=newsstand boato=rumour noticia_falsa=fake-news fake_news=fake-news checagem_de_fatos=fact-check
verificacao_de_factos=fact-check microcontrolador=microcontroller placa-mae=motherboard placa_mae=motherboard placa_grafica=graphics-card placa_de_video=graphics-card
processador=processor memoria_ram=ram disco_rigido=hard-drive disco_externo=external-drive hd_externo=external-drive pen_drive=usb-stick pendrive=usb-stick
pen_usb=usb-stick cartao_de_memoria=memory-card rato_sem_fios=wireless-mouse mouse=mouse monitor=monitor tela_de_computador=monitor computador_portatil=laptop
laptop=laptop tablete=tablet auricular=earphone auriculares=earphones fone_de_ouvido=headphones fones=headphones headset=headset coluna_bluetooth=bluetooth-speaker
roteador=router router=router modem=modem repetidor=repeater cabo_de_rede=network-cable cabo_usb=usb-cable switch=switch servidor_web=web-server
servidor_de_email=mail-server hospedagem_de_sites=web-hosting alojamento_web=web-hosting dominio=domain pagina_web=web-page pagina_inicial=home-page
landing_page=landing-page loja_de_apps=app-store sistema_operacional=operating-system sistema_operativo=operating-system windows=windows linux=linux android=android
iphone=iphone firewall=firewall antivirus=antivirus malware=malware ransomware=ransomware proxy=proxy endereco_ip=ip-address porta_usb=usb-port latencia=latency
largura=width altura=height profundidade=depth comprimento=length palavra-chave=keyword palavra_chave=keyword hashtag=hashtag nome_de_usuario=username
nome_de_utilizador=username usuaria=user utilizadora=user conta_de_usuario=user-account conta_de_utilizador=user-account perfil_de_usuario=user-profile
permissoes=permission autenticacao_de_dois_fatores=two-factor-authentication token=token chave_de_acesso=passkey chave_de_api=api-key certificado_ssl=ssl-certificate
registo_de_atividade=activity-log registro_de_atividade=activity-log restauracao=restoration migracao=migration migrar=migrate! base_de_codigo=codebase
codigo_fonte_aberto=open-source-code linguagem_de_programacao=programming-language biblioteca_de_codigo=code-library dependencia_de_software=dependency ramificacao=branch
pull_request=pull-request ambiente_de_testes=test-environment teste_automatizado=automated-test depuracao=debugging depurador=debugger compilador=compiler
compilar=compile! erro_de_software=software-bug falha_de_seguranca=security-flaw lancamento_de_versao=release versionamento=versioning controle_de_versao=version-control
controlo_de_versoes=version-control tiquete=ticket ticket=ticket chamado_tecnico=support-ticket helpdesk=help-desk help_desk=help-desk service_desk=service-desk
banco_de_testes=test-bench documentacao_tecnica=technical-documentation especificacao=specification requisitos=requirement historia_de_usuario=user-story sprint=sprint
backlog=backlog kanban=kanban-board quadro_kanban=kanban-board cartao_de_tarefa=task-card tarefa_pendente=pending-task lista_de_afazeres=to-do-list afazeres=to-do-list
checklist=checklist check-list=checklist planilha_de_excel=spreadsheet folha_de_excel=spreadsheet celula_da_planilha=cell coluna_da_tabela=column linha_da_tabela=row
formula=formula algoritmo=algorithm parametro=parameter configuracao=setting configuracoes=settings configurar=configure! definicoes=settings preferencia=preference
atalho=shortcut atalho_de_teclado=keyboard-shortcut tecla=key botaozinho=button icone=icon janela_do_navegador=browser-window aba=tab separador_do_navegador=browser-tab
favorito=bookmark favoritos=bookmark historico_de_navegacao=browsing-history captura_de_tela=screenshot captura_de_ecra=screenshot print_de_tela=screenshot
realidade_virtual=virtual-reality realidade_aumentada=augmented-reality modelo_3d=3d-model filamento=filament impressao_3d=3d-printing tinteiro=ink-cartridge
cartucho=cartridge toner=toner digitalizador=scanner escaner=scanner scanner=scanner telefone_fixo=landline telemovel_antigo=old-phone operadora_de_telefone=phone-company
operadora_de_telefonia=phone-company cartao_sim=sim-card sim_card=sim-card recarga_de_celular=phone-top-up carregamento_de_telemovel=phone-top-up capinha=phone-case
pelicula=screen-protector tela_quebrada=broken-screen ecra_partido=broken-screen assistencia_tecnica=repair-service tecnico_de_informatica=computer-technician
tecnico_de_celular=phone-repairer conserto_de_celular=phone-repair bateria_viciada=worn-battery power_bank=power-bank pilha_recarregavel=rechargeable-battery
smartwatch=smartwatch relogio_inteligente=smartwatch pulseira_inteligente=fitness-tracker tomada_inteligente=smart-plug lampada_inteligente=smart-bulb
internet_das_coisas=internet-of-things iot=internet-of-things atuador=actuator circuito=circuit placa_de_circuito=circuit-board resistor=resistor resistencia=resistance
capacitor=capacitor condensador=capacitor multimetro=multimeter osciloscopio=oscilloscope ferro_de_solda=soldering-iron ferro_de_soldar=soldering-iron
eletronica=electronics eletrotecnico=electrical-technician robotica=robotics braco_robotico=robot-arm sensor_de_temperatura=temperature-sensor
sensor_de_movimento=motion-sensor sensor_de_presenca=motion-sensor sensor_de_humidade=humidity-sensor sensor_de_umidade=humidity-sensor detetor=detector detector=detector
detector_de_metais=metal-detector detetor_de_metais=metal-detector detectorista=metal-detectorist radio_amador=amateur-radio radioamador=radio-amateur
radioamadorismo=amateur-radio indicativo=call-sign walkie-talkie=walkie-talkie bugiganga=gadget tralha=stuff trecos=stuff treco=thing tralhas=stuff coisinha=thing
coisada=stuff negocinho=thing lojinha_de_bairro=corner-shop vendinha=corner-shop mercadinho_de_bairro=corner-shop quitanda=greengrocer frutaria=greengrocer
hortifruti=greengrocer verdureiro=greengrocer sacolao=greengrocer armarinho=haberdashery retrosaria=haberdashery drogaria_de_bairro=drugstore loja_de_brinquedos=toy-shop
loja_de_moveis=furniture-shop loja_de_informatica=computer-shop material_de_construcao=building-material deposito_de_materiais=building-supplies-store
loja_de_racao=feed-shop loja_de_conveniencia=convenience-store perfumaria=perfume-shop optica=optician otica=optician oculista=optician lente_de_contato=contact-lens
lentes_de_contacto=contact-lens armacao_de_oculos=glasses-frame grau_dos_oculos=prescription barraca_de_praia=beach-stall barraca_de_lanche=snack-stall
carrinho_de_pipoca=popcorn-cart carrinho_de_cachorro-quente=hot-dog-cart vendedor_ambulante=street-vendor camelodromo=street-market feirinha=fair
feira_de_artesanato=craft-fair feira_organica=organic-market mercado_municipal=municipal-market mercado_biologico=organic-market produtos_biologicos=organic-product
produto_biologico=organic-product produto_organico=organic-product atacado=wholesale varejo=retail retalho_comercial=retail grossista_de_bebidas=drinks-wholesaler
fornecedora=supplier caixa_do_supermercado=checkout operadora_de_caixa=cashier operador_de_caixa=cashier caixeiro=cashier caixeiro-viajante=travelling-salesman
representante_comercial=sales-representative pre-venda=presale pos-venda=after-sales venda_a_prazo=credit-sale venda_a_fiado=credit-sale caderneta_de_fiado=tab-book
conta_de_fiado=tab pedido_minimo=minimum-order promocao_relampago=flash-sale liquidacao=clearance-sale saldos=clearance-sale black_friday=black-friday
queima_de_estoque=clearance-sale brinde=gift-item amostra_gratis=free-sample cashback=cashback cupom_de_desconto=discount-coupon cupao_de_desconto=discount-coupon
vale-desconto=discount-voucher vale_de_desconto=discount-voucher vale-presente=gift-voucher talao_de_desconto=discount-voucher carrinho_de_compras=shopping-cart
sacola_de_compras=shopping-bag saco_de_plastico=plastic-bag cesta_de_natal=christmas-hamper cabaz_de_natal=christmas-hamper provador=fitting-room vitrinista=window-dresser
mostruario=sample-display catalogo_de_produtos=product-catalogue tabela_de_precos=price-list etiqueta_de_preco=price-tag inventario_de_loja=stocktaking
contagem_de_estoque=stocktaking freguesia_da_loja=customers clientela_fiel=regular-customers cliente_fiel=regular-customer franqueado=franchisee franqueador=franchisor
filial_da_empresa=branch matriz=headquarters sucursal=branch startup=startup empreendimento=venture empreender=start-a-business! plano_de_negocios=business-plan
plano_de_negocio=business-plan modelo_de_negocio=business-model pequeno_empresario=small-business-owner empresario=businessperson empresaria=businesswoman
socio-gerente=managing-partner gestora=manager chefia=management lideranca=leadership equipe_de_campo=field-team equipa_de_campo=field-team equipe_de_limpeza=cleaning-team
concorrencia_desleal=unfair-competition fidelizacao=customer-loyalty fidelizar=retain! captacao=acquisition captacao_de_clientes=lead-generation prospeccao=prospecting
orcamentista=estimator pedido_de_orcamento=quote-request orcamento_de_obra=construction-quote proposta_comercial=sales-proposal visita_tecnica=technical-visit
visita_comercial=sales-visit atendimento_presencial=in-person-service pesquisa_de_mercado=market-research publico-alvo=target-audience publico_alvo=target-audience
marca_propria=private-label identidade_visual=visual-identity logotipo=logo embalagem_personalizada=custom-packaging trafego_pago=paid-advertising outdoor=billboard
panfletagem=leafleting anunciante=advertiser anunciada=advertised~ post_patrocinado=sponsored-post aparecimento=appearance acumular=accumulate! acostumar=get-used!
adaptar=adapt! adorar=love! adotante=adopter agarrar=grab! agravar=worsen! alcancar=reach! alertador=alerter alinhar=align! aliviar=relieve! alterar=change!
alternar=alternate! amarrar=tie! ampliar=enlarge! andar_a_pe=walk! apaixonar=fall-in-love! apertado=tight~ aperfeicoar=improve! apostila_digital=workbook
apreciar=appreciate! apresentar=present! aproveitar=make-use! aproximar=approach! armar=arm! arrepender=regret! arquitetar=design! assegurar=ensure! atingir=reach!
atirar=throw! atrair=attract! aumentar=increase! avariar_maquina=break-down! avistar=sight! avistamento=sighting balancear=balance! batizar=baptise! beijar=kiss!
beijo=kiss abracar=hug! abraco=hug beneficiar=benefit! bisbilhotice=snooping boicotar=boycott! bolar=devise! calar=silence! caminhar=walk! cancelamento=cancellation
capturar=capture! caprichar=do-carefully! carimbar=stamp! causar=cause! cavar=dig! ceder=give-up! cheirar=smell! cheiro=smell fedor=stink chatear=annoy! chato=annoying~
chatice=nuisance circular=circulate! classificado=classified-ad classificados=classified-ads colorir=colour! combinado=agreement comparecer=attend!
comparecimento=attendance comover=move! compor=compose! comprimir=compress! comprometer=commit! compromisso=appointment comprovar=prove! concordar=agree!
concorrer=compete! concretizar=carry-out! conduzir_reuniao=chair! conferir_estoque=check-stock! confortavel=comfortable~ conforto=comfort congelamento=freezing
conhecimento=knowledge conquistar=achieve! consequencia=consequence considerar=consider! constatar=note! contaminar=contaminate! continuar=continue! contribuir=contribute!
contratante=contracting-party conviver=live-together! convocar=summon! convocacao=call-up cooperar=cooperate! cotar_precos=quote-prices! culpar=blame! curtir=like!
curtida=like dancarinar=dance! danificar=damage! debitar=debit! decepcao=disappointment decepcionar=disappoint! declarar=declare! dedicar=dedicate! defender=defend!
definir=define! demonstrar=demonstrate! derramar=spill! derrubar=knock-down! desacordo=disagreement desanimar=discourage! desaparecer=disappear! desapontar=disappoint!
desarrumado=messy~ desarrumar=mess-up! descumprir=breach! desenrascar=manage! desenrolar=work-out! desesperado=desperate~ desespero=despair desfazer=undo!
desinstalar=uninstall! deslocar=move! deslocacao=trip deslocamento=trip desmontar=dismantle! desorganizado=disorganised~ desorganizacao=disorganisation desperdicar=waste!
despesismo=overspending destacar=highlight! destaque=highlight destravar=unlock! desviar=divert! detalhar=detail! detalhe=detail pormenor=detail diferenca=difference
dificuldade=difficulty dificil=difficult~ diminuir=decrease! discordar=disagree! disfarcar=disguise! dispensar=dispense! disponibilizar=provide! disputa=dispute
disputar=compete! distrair=distract! distracao=distraction distribuicao=distribution dividir_tarefas=share-tasks! doado=donated~ dominar=master! durar=last!
elaborar=draw-up! elogiar=praise! elogio=praise embarcar=board! embrulhar=wrap! embrulho=parcel emendar=amend! emergir=emerge! emocionar=move! empenar=warp!
empilhamento=stacking encaminhar=forward! encaminhamento=referral encanto=charm encher=fill! encolher=shrink! encontro_marcado=appointment encurtar=shorten!
enfeitar=decorate! enfeite=decoration enfrentar=face! enlouquecer=go-mad! enrolar=roll-up! ensacar=bag! enterrado=buried~ entregue=delivered~ entreter=entertain!
entretenimento=entertainment entusiasta=enthusiast envelhecer=age! envelhecimento=ageing envolver=involve! equilibrar=balance! equilibrio=balance escapar=escape!
esclarecer=clarify! esclarecimento=clarification esconder=hide! escorregar=slip! esforco=effort esgotado=sold-out~ esgotar=run-out! espreitar=peek! espera=wait
esperanca=hope estabelecer=establish! estabelecimento=establishment estender=extend! esticar=stretch! estipular=stipulate! estranho=strange~ estrear=premiere!
estruturar=structure! estrutura=structure esvaziar=empty! exagerar=exaggerate! examinar=examine! exceder=exceed! excesso=excess exibir=show! exibicao=screening
expor=exhibit! expositor=exhibitor expulsar=expel! facilidade=ease facultativo=optional~ favorecer=favour! favor=favour ficar_de_olho=keep-an-eye! ficar_devendo=owe!
fingir=pretend! fixar=fix! fofoca=gossip fofocar=gossip! coscuvilhice=gossip fornecer=supply! fornecimento=supply fotografado=photographed~ fraturar=fracture!
funcionamento=operation furtar=steal! garantir=guarantee! gravar_audio=record-audio! grudar=stick! hesitar=hesitate! ignorar=ignore! iluminar=light! ilustrar=illustrate!
ilustracao=illustration imaginar=imagine! imitar=imitate! implementar=implement! implorar=beg! impressionar=impress! improvisar=improvise! incentivar=encourage!
incentivo=incentive incomodar=bother! incomodo=nuisance indicar=indicate! indicacao=referral indagar=inquire! influenciar=influence! inspirar=inspire!
inspiracao=inspiration interagir=interact! interessado=interested-party interessar=interest! interesse=interest interromper=interrupt! interrupcao=interruption
intervalo=break inventar=invent! inventor=inventor invencao=invention inventariar=inventory! irritar=irritate! irritante=annoying~ justificar=justify!
justificativa=justification justificacao=justification lamentar=regret! lamber=lick! legalizar=legalise! liderar=lead! limitar=limit! listar=list! listagem=listing
livrar=rid! louvar=praise! magoar=hurt! machucar=hurt! machucado=injury aleijar=hurt! maltratar=mistreat! maus-tratos=abuse maus_tratos=abuse
marcar_consulta=book-appointment! marcar_ponto=clock-in! mastigar=chew! mencionar=mention! mencao=mention merecer=deserve! mexericar=gossip! modificar=modify!
modificacao=modification moer=grind! monitorizacao_remota=remote-monitoring mover=move! movimentar=move! movimentacao=movement murchar=wilt! necessitar=need!
nomeacao=appointment obter=obtain! ocupar=occupy! ocupado=busy~ ofender=offend! operar=operate! optar=opt! orientar=guide! orientacao=guidance originar=originate!
parabenizar=congratulate! parabens=congratulations partir_loica=break! passagem_de_tempo=time-lapse pendurar=hang! penar=suffer! perceber=notice! percorrer=travel!
perguntador=questioner permanecer=remain! perseguir=chase! persistir=persist! pesagem=weighing picotar=shred! piorar=worsen! pontuado=scored~ possuir=own! praguejar=swear!
preferir=prefer! pressionar=press! preservar=preserve! preservacao=preservation prejudicar=harm! preocupar=worry! preocupacao=worry preocupado=worried~ proceder=proceed!
progredir=progress! prolongar=extend! promover=promote! propagar=spread! prorrogar=extend! prorrogacao=extension provocar=provoke! queixar=complain! queixar-se=complain!
queixoso=complainant raspar=scrape! reagendar=reschedule! reagendamento=rescheduling reagir=react! reacao=reaction realizar=carry-out! reabrir=reopen! rebentar=burst!
recear=fear! recarregar=recharge! recomecar=restart! recordar=remember! recuperar=recover! redirecionar=redirect! reencontrar=meet-again! reenviar=resend! referir=refer!
referencia=reference refletir=reflect! reforcar=reinforce! relacionar=relate! remeter=send! remover=remove! remocao=removal render=yield! rentabilidade=profitability
rentavel=profitable~ reproduzir=reproduce! reproducao=reproduction respeitar=respect! respeito=respect respirar_fundo=breathe! restar=remain! retribuir=repay!
reutilizado=reused~ revelar_fotos=develop! riscado=scratched~ rotear_entregas=route! sacudir=shake! satisfazer=satisfy! satisfacao=satisfaction satisfeito=satisfied~
selecionar=select! selecao=selection separar=separate! separar_lixo=sort-waste! sinalizar=flag! situacao=situation sobreviver=survive! socorrer=help! socorro=help
sofrer=suffer! sofrimento=suffering soprar=blow! sorrir=smile! submeter=submit! submissao=submission sumico=disappearance surgir=arise! surpreender=surprise!
surpresa=surprise suspeitar=suspect! suspender=suspend! suspirar=sigh! sustentar=sustain! tampar=cover! tapar=cover! telefonema=phone-call tentativa=attempt
torcer_o_pe=sprain! tornar=make! tossir_muito=cough! transpirar=sweat! suar=sweat! suor=sweat treinamento_online=online-training triturar=shred! triturador=shredder
tropecar=trip! unir=join! usufruir=enjoy! vasculhar=search! vestir_crianca=dress! viabilizar=enable! violar=violate! virar_noite=stay-up! visualizar=view!
visualizacao=view vivenciar=experience! voar=fly! zelar=care! acessorio=accessory acrescimo=surcharge acumulo=accumulation afazeres_domesticos=housework afeto=affection
agilidade=agility alcance=reach alcunha=nickname alternativa=alternative alvo=target ambicao=ambition ambiente=environment amor=love andar_de_cima=upper-floor
aparencia=appearance apego=attachment apelo=appeal aprofundamento=deepening aptidao=aptitude aro=hoop assunto=subject atalho_de_casa=shortcut atencao=attention
atitude=attitude atividade=activity atividade_extracurricular=extracurricular-activity atracao=attraction atual=current~ ausencia=absence ausente=absent~
autoridade=authority aventura=adventure barreira=barrier barulheira=noise barulhento=noisy~ beco=alley beneficio=benefit benfeitor=benefactor bilhetinho=note brilho=shine
bruto=gross~ bussola_de_mao=compass calma=calm calmo=calm~ camada=layer capacidade=capacity carater=character caracteristica=feature carencia_afetiva=neediness
carrinho_de_feira=shopping-trolley cenoura_baby=baby-carrot circunstancia=circumstance classe=class cliente_novo=new-customer clube_de_assinatura=subscription-club
clube_de_maes=mothers-club coincidencia=coincidence comportamento=behaviour complicado=complicated~ complicacao=complication conflito=conflict confusao=confusion
confuso=confusing~ contexto=context contrapartida=counterpart convivencia=coexistence coragem=courage costume=habit crescimento=growth crise=crisis
cronometrista=timekeeper culinarista=cook cumplicidade=complicity curiosidade=curiosity curioso=curious~ debaixo_de_chuva=in-the-rain~ demorado=slow~ desconhecido=stranger
desejo=wish desenvolvimento=development desgraca=misfortune destino=destination devedora=debtor credora=creditor dica=tip disposicao=arrangement diversao=fun
divertido=fun~ dono_de_loja=shop-owner dona_de_loja=shop-owner dono_de_restaurante=restaurant-owner dono_de_bar=bar-owner duvida_frequente=frequent-question
perguntas_frequentes=frequent-questions efeito=effect efeito_colateral=side-effect efeito_secundario=side-effect eficiencia=efficiency eficiente=efficient~ eixo=axle
elemento=element encalhe=unsold-stock encontro_de_pais=parents-meeting reuniao_de_pais=parents-meeting reuniao_de_condominio=condominium-meeting
endereco_de_entrega=delivery-address endereco_de_email=email-address codigo_postal=postcode cep=postcode numero_de_telefone=phone-number numero_de_contribuinte=tax-number
numero_de_utente=patient-number cartao_do_sus=health-card cartao_de_utente=health-card sus=public-health-service sns=public-health-service ensinamento=teaching
epoca=season epoca_balnear=bathing-season equipamentos=equipment esboco_de_projeto=draft escassez=shortage estacao_do_ano=season estado_civil=marital-status
estado_de_conservacao=condition estilo_de_vida=lifestyle etapa_do_projeto=project-phase etnia=ethnicity excursionista=day-tripper expectativa=expectation
explorador=explorer faixa_etaria=age-group falha_de_energia=power-failure fase_do_projeto=project-phase ferramenta_eletrica=power-tool aluguel_de_ferramentas=tool-rental
fiabilidade=reliability fiavel=reliable~ confiavel=reliable~ figura=figure fracasso=failure frio_demais=too-cold~ fundador=founder fundadora=founder futuro=future
gargalo=bottleneck garrafa_termica=thermos gasto_fixo=fixed-expense genio=genius giria=slang gosto_musical=music-taste grafico_de_barras=bar-chart
grupo_de_corrida=running-group grupo_de_danca=dance-group grupo_de_estudo=study-group grupo_de_estudos=study-group grupo_de_jovens=youth-group grupo_de_maes=mothers-group
grupo_de_oracao=prayer-group grupo_de_teatro=theatre-group grupo_de_trabalho=working-group grupo_de_caminhada=walking-group hobby=hobby passatempo=hobby
idade_minima=minimum-age ideia_de_negocio=business-idea imagem_de_perfil=profile-picture imprevisto=unforeseen-event inicio_das_aulas=start-of-school iniciativa=initiative
iniciante=beginner principiante=beginner intermediario=intermediate~ avancada=advanced~ intencao=intention jardim_comunitario=community-garden juventude=youth lacuna=gap
lar_de_infancia=children-home lenda_urbana=urban-legend liberdade=freedom linha_do_tempo=timeline linha_temporal=timeline listinha=list lugar_na_fila=queue-position
lugar_sentado=seat assento=seat poltrona_do_onibus=seat mala_direta=mailing mao_de_obra=labour mao-de-obra=labour mapa_de_calor=heat-map memoria_de_familia=family-memory
mensageiro=messenger mensalista=monthly-payer metragem=square-footage minuto_a_minuto=live-ticker montante=amount quantia=amount morada_fiscal=tax-address multidao=crowd
mudanca_de_horario=schedule-change nacional=national~ necessidades_especiais=special-needs nivel_de_agua=water-level nivel_de_dificuldade=difficulty-level
norma_tecnica=technical-standard nota_de_prova=exam-grade notas_da_escola=school-grade nota_do_aluno=pupil-grade notas_dos_alunos=pupil-grade numero_da_sorte=lucky-number
obstaculo=obstacle ocasiao=occasion oficio=trade operacao_diaria=daily-operation origem=origin paixao=passion palco_aberto=open-stage pacotinho=packet padrao=standard
panico_noturno=night-panic participacao=participation bem_patrimonial=asset plaqueta_de_patrimonio=asset-tag pausa_para_cafe=coffee-break perda=loss permanencia=stay
personalidade=personality pesadinho=heavy~ pesado=heavy~ leve=light~ planejamento_semanal=weekly-plan planeamento_semanal=weekly-plan ponto_fraco=weakness
ponto_forte=strength ponto_de_coleta=collection-point ponto_de_recolha=collection-point ponto_de_entrega=delivery-point posse=ownership precaucao=precaution
preguica=laziness preguicoso=lazy~ prevencao=prevention prioritario=priority~ proximidade=proximity quadro_clinico=clinical-picture quadro_de_medalhas=medal-table
quadro_de_horarios=timetable grade_horaria=timetable horario_escolar=school-timetable horario_de_funcionamento=opening-hours horario_de_abertura=opening-hours
hora_de_dormir=bedtime queixa_de_barulho=noise-complaint recem-chegado=newcomer recem-casado=newlywed reclamante=complainant livro_de_reclamacoes=complaints-book
caixa_de_sugestoes=suggestion-box rede_de_apoio=support-network rede_de_vizinhos=neighbour-network redondeza=neighbourhood regra=rule regras_da_casa=house-rules
regras_do_jogo=game-rules relacao=relationship repetente=repeat-student reputacao=reputation responsabilidade=responsibility responsavel_legal=legal-guardian
encarregado_de_educacao=parent-guardian encarregada_de_educacao=parent-guardian encarregados_de_educacao=parent-guardian autorizacao_de_saida=exit-permission
restricao=restriction revolta=revolt risonho=cheerful~ rodovia_federal=federal-highway rumo=direction sacrificio=sacrifice sequela=after-effect significado=meaning
simpatia=sympathy sobrecarga=overload sobrecarregado=overloaded~ solicitante=requester requerente=applicant sorte=luck azar=bad-luck sossego=quiet sotaque=accent
sucesso=success superficie=surface superlotado=overcrowded~ superlotacao=overcrowding talento=talent tempo_livre=free-time tempo_de_espera=waiting-time
tempo_de_ecra=screen-time tempo_de_tela=screen-time tendencia=trend tonelagem=tonnage topico=topic total=total tradicao=tradition tradicional=traditional~ trajeto=route
trajetoria=trajectory transicao=transition troca_de_mensagens=messaging troca_de_roupa=clothes-swap troca_de_livros=book-swap troca_de_sementes=seed-swap
banco_de_sementes=seed-bank banco_de_horas_solidario=time-bank troca_de_servicos=service-exchange uso=use utilidade=utility vantagem=advantage desvantagem=disadvantage
variedade=variety vinculo=bond visao=vision visao_geral=overview vitoria=victory derrota=defeat vista=view visibilidade=visibility volume=volume zona_rural=rural-area
zona_industrial=industrial-area zona_balnear=bathing-area zona_escolar=school-zone forca=strength raio=radius cronica=chronic~ hostia=communion-wafer`,
};
