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
pagamento=payment pagamento_online=online-payment pix=bank-transfer multibanco=card-payment mbway=card-payment sinal=deposit entrada_paga=deposit caucao=security-deposit garantia=warranty
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
clinica_de_estetica=beauty-salon estetica=beauty-salon unha=nail manicure=nail-technician pedicure=pedicure maquiagem=makeup maquilhagem=makeup maquiador=makeup-artist maquiadora=makeup-artist
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
kombi=van fusca=car recife=reef liberar=release! marketing=marketing shopping=mall pizza=pizza print=screenshot admin=administrator blog=blog sueca=card-game marmitex=meal-box live=live-stream
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
impedir=prevent! impeca=prevent! nao_se_pode=not-allowed~ nao_e_permitido=not-allowed~`,
};
